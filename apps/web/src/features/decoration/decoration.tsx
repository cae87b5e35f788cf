import { type ComponentType, Fragment, type ReactNode } from 'react'
import { localize } from '../../platform/i18n/index.ts'
import type { Component, ComponentOf } from './api.ts'
import { Banner } from './banner.tsx'
import { Cards, PlainPicture, ProductList, TextBlock } from './blocks.tsx'
import { EntryGrid } from './entry-grid.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { OwnLinks } from './own-links.tsx'

/** Components of other features, supplied by the page. */
export interface Slots {
  StoreCard?: ComponentType<{ title: string }>
  RunningOrder?: ComponentType
  PersonStrip?: ComponentType
  GiftDesigns?: ComponentType<{ title: string; occasion: string }>
  ProfileHead?: ComponentType
  MemberCard?: ComponentType
  Assets?: ComponentType
}

type Passed = ComponentOf<
  'storeCard' | 'runningOrder' | 'personStrip' | 'giftDesigns' | 'profileHead' | 'memberCard' | 'assets'
>

/** Components of other features that take nothing from the decoration. */
const plain = {
  runningOrder: 'RunningOrder',
  personStrip: 'PersonStrip',
  profileHead: 'ProfileHead',
  memberCard: 'MemberCard',
  assets: 'Assets',
} as const

/** Renders a component of another feature, if the page supplied it. */
function fromOthers(component: Passed, slots: Slots): ReactNode {
  if (component.kind === 'storeCard') return slots.StoreCard && <slots.StoreCard title={localize(component.title)} />
  if (component.kind === 'giftDesigns')
    return (
      slots.GiftDesigns && <slots.GiftDesigns title={localize(component.title)} occasion={component.occasion ?? ''} />
    )
  const Part = slots[plain[component.kind]]
  return Part && <Part />
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
    // The theme and the first page carry it, so that the menu has it from its first frame.
    case 'storeHead':
      return null
    case 'links':
      return <OwnLinks {...component} />
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
