import re
from pathlib import Path

import furo

project = 'Docs'
html_theme = 'furo'
exclude_patterns = ['_build']

# Furo's own release has one script and one style sheet. Debian's imports a second part in each, which fails on other servers: the theme switch doesn't
# work. This joins the parts; files in html_static_path replace those of the theme.
theme = Path(furo.__file__).parent / 'theme/furo/static'
for path, part in [
    ('scripts/furo.js', theme / 'scripts/gumshoe-patched.js'),
    ('styles/furo.css', Path('/usr/share/javascript/normalize.css/normalize.css')),
]:
    joined = Path('_static', path)
    joined.parent.mkdir(parents=True, exist_ok=True)
    joined.write_text(part.read_text() + re.sub(r'(?m)^@?import .*', '', (theme / path).read_text()))
