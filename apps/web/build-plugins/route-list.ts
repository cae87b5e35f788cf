import type { Plugin } from 'vite'
import { routePaths } from '../src/app/route-table.ts'

/** Writes the paths of the app beside its manifest: the server answers any other with the same page and 404. NAV-12 */
export const routeList = (): Plugin => ({
  name: 'route-list',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify(['/', ...routePaths])
    this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source })
  },
})
