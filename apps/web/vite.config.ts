import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, withPart } from './build-plugins/chunk-groups.ts'
import { classNameOf } from './build-plugins/class-name.ts'
import { contractWithoutSchemas } from './build-plugins/contract-without-schemas.ts'
import { flatReact } from './build-plugins/flat-react.ts'
import { lighterLibraries } from './build-plugins/lighter-libraries.ts'
import { layerOrder } from './build-plugins/layer-order.ts'
import { lookSheets } from './build-plugins/looks.ts'
import { precompress } from './build-plugins/precompress.ts'
import { routeList } from './build-plugins/route-list.ts'
import { serviceWorker } from './build-plugins/service-worker.ts'
import { tighter } from './build-plugins/tighter.ts'
import { printSizes } from './build-plugins/print-sizes.ts'
import { firstPage } from './build-plugins/first-page.ts'

const target = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`
const proxy = Object.fromEntries(['/api', '/open', '/media', '/dev'].map(path => [path, { target }]))

export default defineConfig({
  plugins: [
    react(),
    flatReact(),
    lighterLibraries(),
    layerOrder(),
    contractWithoutSchemas(),
    firstPage(),
    tighter(),
    printSizes(),
    routeList(),
    lookSheets(),
    precompress(),
    serviceWorker(),
  ],
  css: { modules: { generateScopedName: classNameOf } },
  // The in-app browsers of the phones that guests have.
  build: {
    target: ['chrome107', 'safari16'],
    cssTarget: ['chrome107', 'safari16'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withPart },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy },
  preview: { proxy },
})
