import { refuse } from '@comanda/contract/core'
import { openMenuCalls as calls } from '@comanda/contract/integration'
import { createHash } from 'node:crypto'
import { changeInSteps, type Handler, type HandlersOf } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'

/** Puts a menu file into the draft; the file itself is the identity of a repeat. API-9 */
const pushMenu = (deps: Deps): Handler<typeof calls.pushMenu> =>
  changeInSteps(calls.pushMenu, deps, {
    async prepare({ session }, { publish }, bytes) {
      if (publish && session.key?.scopes.includes('menu:publish') !== true)
        return refuse('scopeMissing', { params: { scope: 'menu:publish' } })
      if (!bytes || bytes.length === 0) return refuse('menuFileMissing', { field: 'file' })
      return { bytes, digest: createHash('sha256').update(bytes).digest('hex') }
    },
    identity: (input, { digest }) => ({ ...input, digest }),
    work(tx, { shop, language, session }, input, { bytes }) {
      const by = { id: session.staff.staffId, name: session.staff.name }
      return deps.pushMenu(tx, { ...input, shop, language, by, bytes })
    },
  })

/** Menus for other systems. API-9 */
export const openMenus = (deps: Deps): HandlersOf<typeof calls> => ({
  async readMenu({ shop }) {
    const [menu, revision] = await Promise.all([deps.menuNow(shop), deps.draftRevision(deps.db, shop)])
    if (!menu) return refuse('notFound')
    const { version, index } = menu
    return { version, mark: String(revision), document: index.document, now: new Date(deps.clock()).toISOString() }
  },
  pushMenu: pushMenu(deps),
})
