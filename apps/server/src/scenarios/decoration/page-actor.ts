import { contract } from '@comanda/contract'
import type { DecorationComponent } from '@comanda/contract/decoration'
import { SHOP, type TestApp } from '../../testing/index.ts'

export const notice = (text: string, id = 'note'): DecorationComponent => ({
  kind: 'notice',
  id,
  text: { en_US: text },
})

/** A manager of the brand who edits its pages, and a phone that shows them. */
export function pageActor(app: TestApp) {
  const manager = app.staff('brand')
  const shop = { shopId: SHOP }
  const draft = () => manager.must(contract.decoration.decorationDraft, shop)
  const homeOf = async () => {
    const { pages } = await draft()
    const home = pages.find(({ page }) => page.pageType === 'home')
    return (
      home ?? { mark: '', page: { decorationPageId: 'home', pageType: 'home' as const, title: {}, components: [] } }
    )
  }
  return {
    manager,
    shop,
    draft,
    homeOf,
    /** Saves the home page of the draft with these components. */
    async saveHome(...components: DecorationComponent[]) {
      const { mark, page } = await homeOf()
      return manager.must(contract.decoration.saveDecorationPage, { ...shop, mark, page: { ...page, components } })
    },
    async publish(note = '') {
      const { mark } = await draft()
      return manager.must(contract.decoration.publishDecoration, { ...shop, mark, note })
    },
    /** The texts of the notices that a phone shows on its home page. */
    async onPhone(version?: number): Promise<string[] | 'unchanged'> {
      const input = version === undefined ? {} : { version }
      const answer = await app.guest().must(contract.decoration.getDecorate, { pageType: 'home', ...input })
      if (!('page' in answer)) return 'unchanged'
      return answer.page.components.flatMap(part => (part.kind === 'notice' ? [part.text['en_US'] ?? ''] : []))
    },
  }
}
