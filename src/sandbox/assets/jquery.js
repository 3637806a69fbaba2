// jQuery's stand-in: present, and nothing more.
window.jQuery ??= () => [];
