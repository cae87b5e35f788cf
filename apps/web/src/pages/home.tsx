import { Menu, ReceiptText } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearch } from '../platform/place.ts'
import { Decoration, DecorationSkeleton, type Slots, useDecoratedPage } from '../features/decoration/index.ts'
import { OrderCard, useOrders } from '../features/order/index.ts'
import { askPosition, StoreCard, usePosition, useShops, usualShop } from '../features/store/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { isRefused } from '../platform/send/index.ts'
import { kindOf, token, useUser } from '../platform/session.ts'
import { startup } from '../platform/startup.ts'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { Card, Section } from '../ui/card.tsx'
import { Page as Screen, PageHeading } from '../ui/page.tsx'
import { DISH_WIDTHS, Picture } from '../ui/picture.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import styles from './home.module.css'

/** The brand over its page, and the ways to what is one's own. */
function BrandBar() {
  const { title = t('app.name'), icon } = startup() ?? {}
  return (
    <header className={styles.bar}>
      {icon && (
        <Picture path={icon} widths={DISH_WIDTHS} drawn={36} width={36} height={36} eager className={styles.mark} />
      )}
      <PageHeading title={title} className={styles.brand ?? ''} />
      <IconButton
        label={t('title.orderList')}
        icon={<ReceiptText aria-hidden="true" />}
        onClick={() => go('/orderList')}
      />
      <IconButton label={t('title.leftNav')} icon={<Menu aria-hidden="true" />} onClick={() => go('/leftNav')} />
    </header>
  )
}

/** A phone that was allowed before says where it is without asking; one that was not is not asked. */
function usePositionIfAllowed(): void {
  useEffect(() => {
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(({ state }) => state === 'granted' && askPosition())
      .catch(() => {})
  }, [])
}

/** The store to show first, and whether it is the guest's usual one. */
function useFirstStore(point: { latitude: number; longitude: number } | undefined) {
  const { data, isPending } = useShops({ search: '', openNow: false, favouritesOnly: false, ...point })
  const shops = data?.pages[0]?.shops
  const usual = point ? undefined : shops?.find(({ shopId }) => shopId === usualShop())
  return { shop: usual ?? shops?.[0], usual: usual !== undefined, isPending }
}

/** The nearest store; while nobody knows where the guest is, their usual one, else one that is open now. */
function NearestStore({ title }: { title: string }) {
  const search = useSearch()
  const position = usePosition()
  usePositionIfAllowed()
  const here = position.state === 'here'
  const { shop, usual, isPending } = useFirstStore(here ? position.point : undefined)
  if (!isPending && !shop) return null
  return (
    <Section title={here ? title : t(usual ? 'place.usual' : 'home.openNow')}>
      <div className={styles.nearest}>
        {shop ? <StoreCard shop={shop} search={search} /> : <Skeleton height={300} />}
      </div>
      <div className={styles.below}>
        {!here && (
          <Button kind="soft" size="small" busy={position.state === 'asking'} onClick={askPosition}>
            {t('home.findNearest')}
          </Button>
        )}
        <LinkButton kind="plain" size="small" to="/selectStore">
          {t('home.allStores')}
        </LinkButton>
      </div>
    </Section>
  )
}

/** Orders on their way. Who never had a token has none, and gets none for asking. */
const RunningOrders = () => token() !== undefined && <OrdersOfMine />

const ACTIVE = { state: 'active', search: '' } as const

function OrdersOfMine() {
  const { data } = useOrders(ACTIVE)
  const [now] = useState(() => Date.now())
  const orders = data?.pages[0]?.orders.slice(0, 2) ?? []
  if (orders.length === 0) return null
  return (
    <Section title={t('home.running')}>
      <div className={styles.orders}>
        {orders.map(order => (
          <OrderCard key={order.orderId} order={order} now={now} />
        ))}
      </div>
    </Section>
  )
}

/** How long the page waits for orders before it draws without them, in ms. */
const PATIENCE = 1500

/** Draws the page once it is known whether orders stand over it: coming later they would push all else down. */
function OnceOrdersAreKnown({ children }: { children: ReactNode }) {
  const { isPending } = useOrders(ACTIVE)
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isPending && patient ? <DecorationSkeleton /> : children
}

/** A word to who is here: signing in, or a greeting. */
function PersonStrip() {
  const user = useUser()
  const visitor = kindOf(user) === 'visitor'
  return (
    <Card className={styles.person ?? ''}>
      <span className={styles.words}>
        <strong>{visitor ? t('home.welcome') : t('home.hello', { name: user.nick })}</strong>
        <span className={styles.quiet}>{t(visitor ? 'home.signInHint' : 'home.helloHint')}</span>
      </span>
      <LinkButton size="small" kind={visitor ? 'primary' : 'secondary'} to={visitor ? '/login' : '/mine'}>
        {t(visitor ? 'auth.signIn' : 'title.mine')}
      </LinkButton>
    </Card>
  )
}

const slots: Slots = { StoreCard: NearestStore, RunningOrder: RunningOrders, PersonStrip }

/** `/home`: the brand, ways to order, the nearest store, what is on its way, offers, language; laid out by decoration. DECO-1 */
export function Page() {
  const page = useDecoratedPage('home')
  const { data, isError, isFetching, error } = page
  const content = data ? <Decoration components={data.components} slots={slots} /> : <DecorationSkeleton />
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
