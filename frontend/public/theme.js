try {
  const { theme } = localStorage
  if (theme) document.documentElement.dataset.theme = theme
} catch {}
