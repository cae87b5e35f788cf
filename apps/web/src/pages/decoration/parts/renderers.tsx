import { useEffect } from 'react'
import { GiftList, Tasks } from '../../../features/campaign/index.ts'
import { ComingBookings } from '../../../features/booking/index.ts'
import { CardBalances, MemberCardHead, MemberStrip, RechargeTiers } from '../../../features/card/index.ts'
import { Headed, type Renderers } from '../../../features/decoration/index.ts'
import { OccasionDesigns } from '../../../features/giftcard/index.ts'
import { ProfileHead } from '../../../features/member/index.ts'
import { HomeOrders } from '../../../features/order/index.ts'
import { requestPosition, StoreCard, usePosition } from '../../../features/store/index.ts'
import { localize, t } from '../../../platform/i18n/index.ts'
import { useSearch } from '../../../platform/route-location.ts'
import { kindOf, token, useUser } from '../../../platform/session.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Card, Section } from '../../../ui/layout/card.tsx'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { Stack, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from '../../shell/home.module.css'
import { storeRenderers } from './store-renderers.tsx'
import { useFirstStore } from './first-store.ts'

const titles = { usual: 'place.usual', lastOrdered: 'home.lastOrdered', other: 'home.openNow' } as const

/** Reads the position if the permission was granted before; never asks for it. */
function usePositionIfAllowed(): void {
  useEffect(() => {
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(({ state }) => state === 'granted' && requestPosition())
      .catch(() => {})
  }, [])
}

/** The nearest store; without a position the usual one, the last-ordered one, or one that is open now. */
function NearestStore({ title }: { title: string }) {
  const search = useSearch()
  const position = usePosition()
  usePositionIfAllowed()
  const here = position.state === 'here'
  const { shop, reason, query } = useFirstStore(here ? position.point : undefined)
  if (query.data && !shop) return null
  return (
    <Section title={here ? title : t(titles[reason])}>
      <div className={styles.nearest}>
        {shop && <StoreCard shop={shop} search={search} />}
        {query.isPending && <Skeleton height={300} />}
        {query.isError && <QueryError query={query} />}
      </div>
      <Row gap={8} wrap justify="between" className={styles.below}>
        {!here && (
          <Button kind="soft" size="small" busy={position.state === 'asking'} onClick={requestPosition}>
            {t('home.findNearest')}
          </Button>
        )}
        <LinkButton kind="plain" size="small" to="/selectStore">
          {t('home.allStores')}
        </LinkButton>
      </Row>
    </Section>
  )
}

/** The guest's orders. A guest without a token has none, so that no token is created. */
const RunningOrders = () => token() !== undefined && <HomeOrders />

/** Points, balance and pay code of a member, the offer to join, or a sign-in link. */
const PersonStrip = () => (
  <MemberStrip
    visitor={
      <Card className={styles.person ?? ''}>
        <Stack as="span" gap={2} className={styles.words}>
          <strong>{t('home.welcome')}</strong>
          <Text as="span" kind="quiet">
            {t('home.signInHint')}
          </Text>
        </Stack>
        <LinkButton size="small" to="/login">
          {t('auth.signIn')}
        </LinkButton>
      </Card>
    }
  />
)

/** Balances of a guest who is signed in. */
const OwnAssets = () => kindOf(useUser()) !== 'visitor' && <CardBalances />

/** Tasks of a member; nothing for others. */
const MemberTasks = () => kindOf(useUser()) === 'member' && <Tasks renderWallet={() => null} />

/** Components of other features, on every decorated page. DECO-1 */
export const renderers: Renderers = {
  storeCard: ({ title }) => <NearestStore title={localize(title)} />,
  runningOrder: RunningOrders,
  personStrip: PersonStrip,
  profileHead: ProfileHead,
  memberCard: MemberCardHead,
  assets: OwnAssets,
  ...storeRenderers,
  gifts: ({ title }) => (
    <GiftList render={list => <Section title={localize(title) || t('campaign.gifts')}>{list}</Section>} />
  ),
  tasks: MemberTasks,
  bookings: ({ title }) => (
    <Headed title={title}>
      <ComingBookings />
    </Headed>
  ),
  recharge: ({ title }) => (
    <Headed title={title}>
      <RechargeTiers />
    </Headed>
  ),
  giftDesigns: ({ title, occasion = '' }) => (
    <OccasionDesigns title={localize(title)} occasion={occasion} programId={null} />
  ),
}
