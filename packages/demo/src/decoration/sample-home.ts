import type { LocalizedText } from '@comanda/domain/money'
import { localized } from '../localized.ts'
import { home } from './home.ts'
import type { DemoPage } from './page.ts'

const KINDS = new Set(['runningOrder', 'entryGrid', 'storeCard', 'personStrip', 'language'])

/** The home page of a new brand: order types, its stores and the guest's own orders, without pictures. SETUP-5 */
export const sampleHome = (brandName: LocalizedText): DemoPage => ({
  ...home,
  title: brandName,
  components: home.components
    .filter(component => KINDS.has(component.kind))
    .map(component =>
      component.kind === 'storeCard'
        ? { ...component, title: localized('Our restaurant', '我们的餐厅', 'مطعمنا') }
        : component,
    ),
})
