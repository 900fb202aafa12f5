"""What a distribution can be asked, one file a kind of question.  Called by the methods of `dice.law.Distribution`, loaded when they are.

quantile     cumulated chances, quantiles, median, mode
condition    given a condition, split by tags, listed
order        sums and differences of independent values, stochastic dominance
sampling     values drawn by the exact chances
conversion   floats, numpy, pandas
"""
