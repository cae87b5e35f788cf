import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { localize, t } from '../../platform/i18n/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { type Coupon, type ListState, useOwnCoupons } from './api.ts'
import styles from './coupon-wallet.module.css'
import type { OrderTypeName } from './rule-texts.ts'
import { Ticket, ticketDays } from './ticket.tsx'
import { UseNow } from './use-now.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import { Stack, Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

const AddCouponSheet = lazyPart(async () => (await import('./add-coupon-sheet.tsx')).AddCouponSheet)
const CouponDetailSheet = lazyPart(async () => (await import('./coupon-detail-sheet.tsx')).CouponDetailSheet)

interface CouponWalletProps {
  state: ListState
  onState: (state: ListState) => void
  wayWords: OrderTypeName
  /** A scanned code, which opens the sheet. */
  code?: string | undefined
  /** Buttons that add a coupon to a wallet. */
  renderWallet: (couponCode: string) => ReactNode
  renderPage: (content: ReactNode, bottom: ReactNode) => ReactNode
}

const states: readonly ListState[] = ['usable', 'used', 'expired']

/** The guest's coupons by state, with their details, and adding one by its code. CARD-6 */
export function CouponWallet({ state, onState, wayWords, code, renderWallet, renderPage }: CouponWalletProps) {
  const [adding, setAdding] = useState(code !== undefined)
  const [open, setOpen] = useState<Coupon>()
  return renderPage(
    <>
      <Tabs
        label={t('coupon.tabs')}
        tabs={states.map(id => ({ id, label: t(`coupon.state.${id}`) }))}
        chosen={state}
        onChoose={onState}
      >
        <CouponList state={state} onOpen={setOpen} />
      </Tabs>
      <Suspense>
        {adding && <AddCouponSheet code={code} onClose={() => setAdding(false)} />}
        {open && (
          <CouponDetailSheet
            coupon={open}
            wayWords={wayWords}
            wallet={renderWallet(open.couponCode)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>,
    <Button wide size="large" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('coupon.add')}
    </Button>,
  )
}

interface CouponListProps {
  state: ListState
  onOpen: (coupon: Coupon) => void
}

function CouponList({ state, onOpen }: CouponListProps) {
  const { data, error, isFetching, refetch } = useOwnCoupons(state)
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Loading heights={[104, 105, 106]} />
  if (data.coupons.length === 0)
    return (
      <EmptyState icon={<Illustration scene="ticket" />} title={t(`coupon.none.${state}`)}>
        {state === 'usable' && t('coupon.noneHint')}
      </EmptyState>
    )
  return (
    <Stack as="ul" wide>
      {data.coupons.map(coupon => (
        <Ticket key={coupon.couponCode} coupon={coupon}>
          <Text as="h2" size={16}>
            {localize(coupon.template.name)}
          </Text>
          <Text kind="hint">{ticketDays(coupon)}</Text>
          <Row gap={8} rowGap={4} wrap justify="between" className={styles.ways}>
            <Button
              size="small"
              kind="plain"
              aria-label={t('coupon.detail', { name: localize(coupon.template.name) })}
              onClick={() => onOpen(coupon)}
            >
              {t('coupon.rules')}
            </Button>
            {coupon.state === 'usable' && <UseNow coupon={coupon} size="small" />}
          </Row>
        </Ticket>
      ))}
    </Stack>
  )
}
