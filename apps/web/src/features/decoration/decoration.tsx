import { type ComponentType, Fragment, type ReactNode } from 'react'
import { localize } from '../../platform/i18n/index.ts'
import type { Component, ComponentOf } from './api.ts'
import { Banner } from './banner.tsx'
import { Cards, PlainPicture, ProductList, TextBlock } from './blocks.tsx'
import { EntryGrid } from './entry-grid.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** Components of other features, supplied by the page. */
export interface Slots {
  StoreCard?: ComponentType<{ title: string }>
  RunningOrder?: ComponentType
  PersonStrip?: ComponentType
  GiftDesigns?: ComponentType<{ title: string; occasion: string }>
}

type Passed = ComponentOf<'storeCard' | 'runningOrder' | 'personStrip' | 'giftDesigns'>

/** Renders a component of another feature, if the page supplied it. */
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

/**
 * Renders the components of a page in order. Only the components above are possible: markup and script cannot be
 * included. DECO-4
 */
export const Decoration = ({ components, slots }: { components: readonly Component[]; slots: Slots }) =>
  components.map((component, index) => <Fragment key={component.id}>{draw(component, index === 0, slots)}</Fragment>)
