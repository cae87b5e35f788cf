import { localized } from '../localized.ts'
import type { DemoPage } from './page.ts'

/** The menu of a store: a strip of its picture, so that the dishes begin early. */
export const storeIndex: DemoPage = {
  decorationPageId: 'storeIndex',
  pageType: 'storeIndex',
  title: localized('Menu', '菜单', 'قائمة الطعام'),
  components: [
    { kind: 'storeHead', id: 'head', look: 'compact' },
    { kind: 'reviews', id: 'reviews', title: localized('What guests say', '顾客评价', 'آراء الضيوف'), store: 0 },
    { kind: 'openingHours', id: 'hours', title: {}, store: 0 },
  ],
}
