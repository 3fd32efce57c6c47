import { writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
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
 * What a lazily loaded screen imports is listed in that screen, and by the server in its page, not up front in the entry:
 * the list of all screens' parts adds 2 kB to the landing page, which needs none of them, and grows with each screen.
 */
const modulePreload: BuildOptions['modulePreload'] = {
  // Browsers without module preload fetch a little later; the polyfill would cost everybody 0.4 kB.
  polyfill: false,
  resolveDependencies: (_file, parts, { hostType }) => (hostType === 'html' ? parts : []),
}

/**
 * Vite wraps each `import()` so that style sheets and scripts of the chunk are fetched along with it. All styles are in
 * one sheet (`cssCodeSplit`), and scripts see above, so nothing is left for that wrapper to do, and 0.7 kB of every page
 * for it to be.
 */
function importsAsWritten(): Plugin {
  return {
    name: 'imports-as-written',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

/**
 * Modules whose values depend only on the atlas: browsers get the finished values, not the atlas and the drawing code.
 */
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

const LAZY_SCREEN = /lazyScreen\(\(\) =>\s*import\('([^']+)'\)\.then\(\(m\) => m\.\w+\)(?=,?\s*\))/g

/** Tells the server from which file each screen comes, so that it can name that file's scripts in the page. */
function nameScreens(): Plugin {
  return {
    name: 'name-screens',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/[^?]+$/, code: 'lazyScreen(() =>' },
      handler(code, id) {
        const named = code.replaceAll(LAZY_SCREEN, (screen, file: string) => {
          const source = relative(import.meta.dirname, resolve(dirname(id), file))
          return `${screen}, ${JSON.stringify(source)}`
        })
        const written = code.split('lazyScreen(() =>').length - 1
        if (code.match(LAZY_SCREEN)?.length !== written)
          this.error('A lazy screen is written in another way than the others.')
        return named
      },
    },
  }
}

const pack = promisify(brotliCompress)
/** Level 11 takes twice as long for one percent. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Puts a compressed copy beside every script and style sheet, for the back end to send. */
function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    async writeBundle({ dir = '' }, bundle) {
      const packed = Object.values(bundle)
        .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
        .map(async (file) => {
          const bytes = await pack(file.type === 'chunk' ? file.code : file.source, PACKING)
          await writeFile(join(dir, `${file.fileName}.br`), bytes)
        })
      await Promise.all(packed)
    },
  }
}

/**
 * Zod would test whether it may make code from text, which the content policy refuses and browsers report. Here it is
 * told before it starts; its own switch, called by one of many scripts, would come too late.
 */
function schemasWithoutEval(): Plugin {
  const undecided = '__zod_globalConfig = {}'
  return {
    name: 'schemas-without-eval',
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler(code) {
        if (!code.includes(undecided)) this.error('zod keeps its settings elsewhere now')
        return code.replace(undecided, '__zod_globalConfig = { jitless: true }')
      },
    },
  }
}

/**
 * What every page loads, in two files: each further file costs a few hundred bytes of names, and is compressed
 * separately. React's changes only with React, so returning visitors have it already.
 */
const GROUPS = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: 'base',
    test: /\/src\/(lib\/(http|http-error|money|repeat|theme)|ui\/(classes|button-style|button-link|logo|theme-switch)|values\/(limits|roles|tiers|access|landing))\.tsx?$/,
  },
]

/** The entry lists every screen's file, and random hashes do not compress: each character costs every first page 30 bytes. */
const CHUNK_NAMES = 'assets/[name]-[hash:7].js'

/** What the back end answers itself, also while the front end reloads by itself: pictures of the start page, feeds. */
const OF_THE_BACKEND = '^/(api|calendars|feeds|media)/'

/**
 * `vite build --ssr` builds what the server renders the start page with. It includes everything it needs, as the server
 * has no React, and always the faster React, since only the browser's build is told which one.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    drawLand(),
    react(),
    tailwindcss(),
    preloadFirstFonts(),
    nameScreens(),
    importsAsWritten(),
    schemasWithoutEval(),
    packAssets(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload,
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: ['index.html', 'src/wake.ts'].map((file) => resolve(import.meta.dirname, file)),
        output: { codeSplitting: { groups: GROUPS }, chunkFileNames: CHUNK_NAMES },
      },
    }),
  },
  // A shim for older versions of React; this one has the hook itself.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { proxy: { [OF_THE_BACKEND]: process.env.BACKEND_URL ?? 'http://127.0.0.1:3000' } },
}))
