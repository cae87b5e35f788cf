import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { isPagePreview, type PageComponent, type RendererProps, usePagePreview } from '../features/decoration/index.ts'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/feedback/states.tsx'
import styles from './decoration.module.css'
import { renderers } from './renderers.ts'

type Kind = PageComponent['kind']
type PageType = RendererProps<Kind>['pageType']

/** A kind without a `renderer.tsx` in its folder does not compile. Parts of the theme are drawn by the first page. */
const all: { [K in Exclude<Kind, `theme${string}`>]: ComponentType<RendererProps<K>> } = renderers

/** The kinds that take no space in the page. */
const fixed: ReadonlySet<Kind> = new Set(['tabBar', 'floatingButton'])

const LOADING = 96

function render(component: PageComponent, pageType: PageType, eager: boolean): ReactNode {
  const Part = (all as Partial<Record<Kind, ComponentType<PageComponent & { pageType: PageType; eager: boolean }>>>)[
    component.kind
  ]
  return Part && <Part {...component} pageType={pageType} eager={eager} />
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

interface DecorationProps {
  pageType: PageType
  components: readonly PageComponent[]
  /** Height of a component whose code is loading, in px of the 375 design. */
  height?: number
}

/**
 * Renders the components of a page in order. Only the declared types are possible: markup and script cannot be included. DECO-4
 */
export const Decoration = ({ pageType, components, height = LOADING }: DecorationProps) =>
  components.map((component, index) => {
    const part = (
      <Suspense key={component.id} fallback={fixed.has(component.kind) ? null : <Skeleton height={height} />}>
        {render(component, pageType, index === 0)}
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
