import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { pageShown, pageRemoved, nameDocument } from '../../platform/page-arrival.ts'
import { t } from '../../platform/i18n/texts.ts'
import { goBack } from '../../platform/navigation.ts'
import { IconButton } from '../controls/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './page.module.css'

interface HeadingProps {
  title: string
  /** What is drawn, where it is more than the title. */
  children?: ReactNode
  className?: string
}

/** The heading of a page. It names the document, and takes the focus when the guest arrives from another route. */
export function PageHeading({ title, children, className }: HeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => nameDocument(title), [title])
  const arriveHere = useEffectEvent(() => pageShown(ref.current, t('ui.pageOpened', { title })))
  // Arriving happens once, whatever the title becomes later.
  useEffect(() => arriveHere(), [])
  useLayoutEffect(() => {
    const heading = ref.current
    return () => pageRemoved(heading)
  }, [])
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  )
}

interface TopBarProps {
  title: string
  /** Where “back” leads; by itself one step back. `false` = there is no way back. */
  back?: (() => void) | false | undefined
  actions?: ReactNode
}

/** The bar over a page: the way back, the heading, and what one may do. */
export const TopBar = ({ title, back = goBack, actions }: TopBarProps) => (
  <header className={styles.top}>
    {back && <IconButton mirrored label={t('ui.back')} icon={<ArrowLeft aria-hidden="true" />} onClick={back} />}
    <PageHeading title={title} className={styles.heading ?? ''} />
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)

/** The bar under a page: what the page is for. It stays in sight. */
export const BottomBar = ({ children }: { children: ReactNode }) => <div className={styles.bottom}>{children}</div>

interface PageProps extends TopBarProps {
  /** A head of the page's own in place of the bar; it holds a PageHeading. */
  header?: ReactNode
  bottom?: ReactNode
  /** Beside the column from 1024 px on: the cart. */
  side?: ReactNode
  /** Without padding: the page's pictures reach the edges. */
  bare?: boolean
  children: ReactNode
  className?: string
}

/** A screen: a phone column in the middle, its bars, and room beside it on wide screens. */
export const Page = ({ title, back, actions, header, bottom, side, bare, children, className }: PageProps) => (
  <div className={styles.frame}>
    <div className={styles.column}>
      {header ?? <TopBar title={title} back={back} actions={actions} />}
      <main id="content" className={classNames(styles.main, bare && styles.bare, className)}>
        {children}
      </main>
      {bottom && <BottomBar>{bottom}</BottomBar>}
    </div>
    {side && <aside className={styles.side}>{side}</aside>}
  </div>
)
