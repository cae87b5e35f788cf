import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import type { Component, ComponentOf } from './api.ts'
import { Banner } from './banner.tsx'
import { Cards, PlainPicture, ProductList, TextBlock } from './blocks.tsx'
import { EntryGrid } from './entry-grid.tsx'
import { LanguageChoice } from './language-choice.tsx'
import styles from './decoration.module.css'
import { OwnLinks } from './own-links.tsx'
import { isPagePreview, usePagePreview } from './page-preview.ts'

type Kind = Component['kind']
type Renderer<K extends Kind> = ComponentType<ComponentOf<K> & { eager?: boolean }>

/** What the first page carries, so that every screen has it from its first frame, and no page draws. */
const Nothing = () => null

/** The kinds that this feature renders by itself. A kind without a renderer, here or in `Renderers`, does not compile. */
const own = {
  banner: Banner,
  carousel: lazyPart(async () => (await import('./carousel.tsx')).Carousel),
  notice: lazyPart(async () => (await import('./more-blocks.tsx')).Notice),
  cards: Cards,
  picture: PlainPicture,
  imageGrid: lazyPart(async () => (await import('./more-blocks.tsx')).ImageGrid),
  hotZones: lazyPart(async () => (await import('./more-blocks.tsx')).HotZones),
  text: TextBlock,
  richText: lazyPart(async () => (await import('./more-blocks.tsx')).RichText),
  countdown: lazyPart(async () => (await import('./more-blocks.tsx')).TimeLeft),
  productList: ProductList,
  entryGrid: EntryGrid,
  storeHead: Nothing,
  themeColours: Nothing,
  themeText: Nothing,
  themeShapes: Nothing,
  themeDishes: Nothing,
  links: OwnLinks,
  spacer: lazyPart(async () => (await import('./more-blocks.tsx')).Spacer),
  divider: lazyPart(async () => (await import('./more-blocks.tsx')).Divider),
  video: lazyPart(async () => (await import('./video-block.tsx')).VideoBlock),
  tabBar: lazyPart(async () => (await import('./fixed-blocks.tsx')).OwnTabs),
  floatingButton: lazyPart(async () => (await import('./fixed-blocks.tsx')).FloatingButton),
  language: LanguageChoice,
} satisfies { [K in Kind]?: Renderer<K> }

/** Renderers of the other kinds, which belong to other features; the page supplies them all. */
export type Renderers = { [K in Exclude<Kind, keyof typeof own>]: Renderer<K> }

/** The kinds that take no space in the page. */
const fixed: ReadonlySet<Kind> = new Set(['tabBar', 'floatingButton'])

/** Height of a component whose code is loading, in px of the 375 design. */
const LOADING = 96

function render(component: Component, first: boolean, renderers: Renderers): ReactNode {
  const all: { [K in Kind]: Renderer<K> } = { ...renderers, ...own }
  const Part = all[component.kind] as ComponentType<Component & { eager?: boolean }>
  return <Part {...component} eager={first} />
}

interface DecorationProps {
  components: readonly Component[]
  renderers: Renderers
}

/** Height of the bars covering the frame's edges, in px. */
const TOP = 100

/** In the console's frame: each component in a box that it is selected by. */
function Selectable({ id, children }: { id: string; children: ReactNode }) {
  const selected = usePagePreview()?.selected === id
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { top, bottom } = box.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    // Not scrollIntoView, which would scroll the console around the frame too.
    if (selected && (bottom < TOP || top > innerHeight - 2 * TOP)) scrollBy({ top: top - TOP })
  }, [selected])
  return (
    <div ref={box} data-component={id} className={classNames(styles.selectable, selected && styles.selected)}>
      {children}
    </div>
  )
}

/**
 * Renders the components of a page in order. Only the declared types are possible: markup and script cannot be included. DECO-4
 */
export const Decoration = ({ components, renderers }: DecorationProps) =>
  components.map((component, index) => {
    const part = (
      <Suspense key={component.id} fallback={fixed.has(component.kind) ? null : <Skeleton height={LOADING} />}>
        {render(component, index === 0, renderers)}
      </Suspense>
    )
    return isPagePreview ? (
      <Selectable key={component.id} id={component.id}>
        {part}
      </Selectable>
    ) : (
      part
    )
  })
