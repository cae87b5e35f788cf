import { type ComponentType, Fragment, type ReactNode } from 'react'
import { localize } from '../../platform/i18n/index.ts'
import type { Component, ComponentOf } from './api.ts'
import { Banner } from './banner.tsx'
import { Cards, PlainPicture, ProductList, TextBlock } from './blocks.tsx'
import { EntryGrid } from './entry-grid.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** Components that other features draw: a page passes them in. */
export interface Slots {
  StoreCard?: ComponentType<{ title: string }>
  RunningOrder?: ComponentType
  PersonStrip?: ComponentType
  GiftDesigns?: ComponentType<{ title: string; occasion: string }>
}

type Passed = ComponentOf<'storeCard' | 'runningOrder' | 'personStrip' | 'giftDesigns'>

/** What other features draw, where the page passed it in. */
function fromOthers(component: Passed, { StoreCard, RunningOrder, PersonStrip, GiftDesigns }: Slots): ReactNode {
  switch (component.kind) {
    case 'storeCard':
      return StoreCard && <StoreCard title={localize(component.title)} />
    case 'runningOrder':
      return RunningOrder && <RunningOrder />
    case 'personStrip':
      return PersonStrip && <PersonStrip />
    case 'giftDesigns':
      return GiftDesigns && <GiftDesigns title={localize(component.title)} occasion={component.occasion ?? ''} />
  }
}

function draw(component: Component, first: boolean, slots: Slots): ReactNode {
  switch (component.kind) {
    case 'banner':
      return <Banner {...component} eager={first} />
    case 'entryGrid':
      return <EntryGrid {...component} />
    case 'text':
      return <TextBlock {...component} />
    case 'picture':
      return <PlainPicture {...component} />
    case 'cards':
      return <Cards {...component} />
    case 'productList':
      return <ProductList {...component} />
    case 'language':
      return <LanguageChoice />
    default:
      return fromOthers(component, slots)
  }
}

/** Draws a page's components from top to bottom. Each is one of those drawn above and nothing else: there is no way to bring markup or script. DECO-4 */
export const Decoration = ({ components, slots }: { components: readonly Component[]; slots: Slots }) =>
  components.map((component, index) => <Fragment key={component.id}>{draw(component, index === 0, slots)}</Fragment>)
