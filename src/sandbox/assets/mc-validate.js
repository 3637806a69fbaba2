// The validation's stand-in: it notes which fields were registered and leaves the form alone.
window.mcValidate = { fields: [...(window.fnames ?? [])], jQuery: Boolean(window.jQuery) };
