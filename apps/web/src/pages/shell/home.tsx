import { ScanLine } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { DecorationSkeleton, useDecoratedPage } from '../../features/decoration/index.ts'
import { ACTIVE_ORDERS, useOrders } from '../../features/order/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { isRefused } from '../../platform/send/index.ts'
import { token } from '../../platform/session.ts'
import { startup } from '../../platform/startup.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Page as Screen, PageHeading } from '../../ui/layout/page.tsx'
import { DISH_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Decoration } from '../../page-components/decoration.tsx'
import styles from './home.module.css'

/** Header with the brand and the scanner. */
function BrandBar() {
  const { title = t('app.name'), icon } = startup() ?? {}
  return (
    <header className={styles.bar}>
      {icon && (
        <Picture path={icon} widths={DISH_WIDTHS} drawn={36} width={36} height={36} eager className={styles.mark} />
      )}
      <PageHeading title={title} className={styles.brand ?? ''} />
      <IconButton label={t('title.scanQr')} icon={<ScanLine aria-hidden="true" />} onClick={() => go('/scanQr')} />
    </header>
  )
}

/** Maximum time to wait for the active orders before the page is shown without them, in ms. */
const PATIENCE = 1500

/** Delays the page until the active orders are loaded: shown later, they would move everything below. */
function OnceOrdersAreKnown({ children }: { children: ReactNode }) {
  const { isPending } = useOrders(ACTIVE_ORDERS)
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isPending && patient ? <DecorationSkeleton /> : children
}

/** `/home`: brand, ways to order, nearest store, active orders, offers and language; laid out by decoration. DECO-1 */
export function Page() {
  const page = useDecoratedPage('home')
  const { data, isError, isFetching, error } = page
  const content = data ? <Decoration pageType="home" components={data.components} /> : <DecorationSkeleton />
  return (
    <Screen title={startup()?.title ?? t('title.home')} header={<BrandBar />}>
      {isError && (
        <ErrorState
          busy={isFetching}
          onRetry={() => void page.refetch()}
          message={isRefused(error) ? error.message : undefined}
        />
      )}
      {!isError && (token() === undefined ? content : <OnceOrdersAreKnown>{content}</OnceOrdersAreKnown>)}
    </Screen>
  )
}
