import { contract } from '@comanda/contract'
import type { MenuDocument } from '@comanda/domain/menu'
import { SHOP, type TestApp } from '../../testing/index.ts'
import { lockDraft, saveDraft } from '../../modules/menu/index.ts'

/** A manager who edits the menu of the first store, and a phone that shows it. */
export function draftActor(app: TestApp) {
  const manager = app.staff('manager')
  const shop = { shopId: SHOP }
  return {
    manager,
    draft: () => manager.must(contract.menu.queryMenuDraft, shop),
    /** Changes the whole draft, as an import does. */
    editDraft: (change: (document: MenuDocument) => MenuDocument): Promise<number> =>
      app.db.inTx(async tx => {
        const at = { corporationId: app.corporationId, shopId: SHOP }
        const { document } = await lockDraft(tx, at)
        return saveDraft(tx, at, change(document), { at: new Date(app.clock()), by: { id: '', name: 'Import' } })
      }),
    /** The price of a dish on a guest's phone, in minor units. */
    async priceOnPhone(foodId: string, businessType: 1100 | 1200 | 1300 = 1300): Promise<number | undefined> {
      const answer = await app.guest().must(contract.menu.queryAllMenus, { ...shop, businessType })
      if (answer.part !== 'menu') throw new Error(`the answer is ${answer.part}`)
      return answer.document.items.find(item => item.foodId === foodId)?.price
    },
  }
}
