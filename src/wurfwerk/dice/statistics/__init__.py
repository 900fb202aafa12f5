"""What a distribution can be asked, one file a kind of question.  Loaded with the first question.

asked        the methods themselves, with what they take, give and refuse
quantile     cumulated chances, quantiles, median, mode
condition    given a condition, split by tags, listed
order        sums and differences of independent values, stochastic dominance
sampling     values drawn by the exact chances
conversion   floats, numpy, pandas
"""
