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
  // Browsers that cannot fetch in advance fetch a little later; making them do it costs everybody 0.4 kB.
  polyfill: false,
  resolveDependencies: (_file, parts, { hostType }) => (hostType === 'html' ? parts : []),
}

/** Modules whose values only depend on the atlas: browsers get what they come to, not the atlas and the drawing. */
const DRAWN_AT_BUILD: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  '/ui/map/land/coarse-land.ts': () => import('./src/ui/map/land/coarse-land.ts'),
  '/ui/map/land/fine-land.ts': () => import('./src/ui/map/land/fine-land.ts'),
}

function drawLand(): Plugin {
  return {
    name: 'draw-land',
    async load(id) {
      const found = Object.entries(DRAWN_AT_BUILD).find(([path]) => id.endsWith(path))
      if (found === undefined) return null
      const paths = await found[1]()
      return Object.entries(paths)
        .map(([name, path]) => `export const ${name} = ${JSON.stringify(path)}`)
        .join('\n')
    },
  }
}

/**
 * `vite build --ssr` makes what the server draws the start page with. It brings along all that it needs, as the server
 * knows no React, and always the faster React, since only the browser's build is told which one.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [drawLand(), react(), tailwindcss(), preloadFirstFonts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload,
    copyPublicDir: !isSsrBuild,
  },
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    proxy: { '/api': { target: process.env.BACKEND_URL ?? 'http://127.0.0.1:3000' } },
  },
}))
