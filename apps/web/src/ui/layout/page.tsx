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
  /** Rendered instead of the plain title. */
  children?: ReactNode
  className?: string
}

/** The heading of a page. It sets the document title and takes focus when the guest comes from another route. */
export function PageHeading({ title, children, className }: HeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => nameDocument(title), [title])
  const arriveHere = useEffectEvent(() => pageShown(ref.current, t('ui.pageOpened', { title })))
  // Runs once per page, also when the title changes later.
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
  /** Target of the back button; one step back by default. `false` hides the button. */
  back?: (() => void) | false | undefined
  actions?: ReactNode
}

/** The bar above a page: back button, heading and actions. */
export const TopBar = ({ title, back = goBack, actions }: TopBarProps) => (
  <header className={styles.top}>
    {back && <IconButton mirrored label={t('ui.back')} icon={<ArrowLeft aria-hidden="true" />} onClick={back} />}
    <PageHeading title={title} className={styles.heading ?? ''} />
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)

/** The sticky bar below a page with its main action. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <footer className={styles.bottom}>{children}</footer>
)

interface PageProps extends TopBarProps {
  /** Replaces the bar; contains a PageHeading. */
  header?: ReactNode
  bottom?: ReactNode
  /** Beside the column, for a cart or a total where there is room: see `useBeside`. */
  side?: ReactNode
  /** Without padding, so that pictures reach the edges. */
  bare?: boolean
  children: ReactNode
  className?: string
}

/** A screen: a centered phone-width column with its bars, and a side column on wide screens. */
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
