"""What the handbooks of both languages have in common. Nothing on a page comes from another host: no font, no script, no picture."""

from __future__ import annotations

from importlib.metadata import version as installed_version

project = "Wurfwerk"
author = "the Wurfwerk authors"
project_copyright = author
version = release = installed_version("wurfwerk")

extensions = ["myst_parser", "declarations"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

locale_dirs = ["../_locale"]

html_theme = "furo"
html_title = "Wurfwerk"
html_copy_source = False
html_show_sourcelink = False
html_static_path = ["../_static"]
html_css_files = ["handbook.css"]
templates_path = ["../_templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/language.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#80500d", "color-brand-content": "#2a5591"},
    "dark_css_variables": {"color-brand-primary": "#efb65c", "color-brand-content": "#8dbdf0"},
}
highlight_language = "text"
