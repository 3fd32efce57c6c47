import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin } from 'vite'

/** The two typefaces that every first screen shows; fetched before the style sheet asks for them. */
const FIRST_FONTS = /(newsreader|schibsted-grotesk)-latin-wght-normal.*\.woff2$/

function preloadFirstFonts(): Plugin {
  return {
    name: 'preload-first-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

/**
 * What a lazily loaded screen imports is named in that screen, not in advance in the entry: the list of all screens'
 * parts is 2 kB of the landing page, which needs none of them, and grows with each screen.
 */
const modulePreload: BuildOptions['modulePreload'] = {
  resolveDependencies: (_file, parts, { hostType }) => (hostType === 'html' ? parts : []),
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFirstFonts()],
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, modulePreload },
  server: {
    proxy: { '/api': { target: process.env.BACKEND_URL ?? 'http://127.0.0.1:3000' } },
  },
})
