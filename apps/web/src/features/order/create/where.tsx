import { Armchair, MapPin, Store } from 'lucide-react'
import { useState } from 'react'
import { fullName } from '../../../platform/i18n/full-name.ts'
import { localize, t } from '../../../platform/i18n/index.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import type { OrderType, OrderQuote } from '../api.ts'
import styles from './create.module.css'
import { Fact } from './fact.tsx'
import { type Problem, problemText } from './problems.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

interface WhereProps {
  quote: OrderQuote
  /** Path of the screen where the guest chooses the address. */
  addressTarget: string
  problem: Problem | undefined
  /** Errors show after the first attempt to continue; before, missing input is only requested. */
  submitted: boolean
  onPickUp: (() => Promise<void>) | undefined
}

const hintOf = ({ quote, problem }: WhereProps) =>
  problem && problemText(problem, { ...quote.shop, currency: quote.calculation.currency })

function AtTheTable(props: WhereProps) {
  const { shop, table } = props.quote
  const text = hintOf(props)
  return (
    <Fact
      icon={<Armchair />}
      title={table ? localize(shop.shopName) : t('order.noTable')}
      problem={
        text && (
          <>
            {text}
            <LinkButton to="/noScan?take=1" kind="secondary" size="small">
              {t('order.scanTable')}
            </LinkButton>
          </>
        )
      }
    >
      <Stack as="p" gap={2} className={styles.lines}>
        {table ? <strong>{t('order.table', { name: table.tableName })}</strong> : localize(shop.shopName)}
        {table && <span>{localize(table.serviceAreaName)}</span>}
      </Stack>
    </Fact>
  )
}

const AtTheCounter = (props: WhereProps) => (
  <Fact icon={<Store />} title={t('order.pickupFrom')} problem={hintOf(props)}>
    <Stack as="p" gap={2} className={styles.lines}>
      <strong>{localize(props.quote.shop.shopName)}</strong>
      <span>
        <bdi>{props.quote.shop.addressLines.join(', ')}</bdi>
      </span>
    </Stack>
  </Fact>
)

const ChooseAddress = ({ another, to }: { another: boolean; to: string }) => (
  <LinkButton to={to} kind="secondary" size="small">
    {t(another ? 'order.otherAddress' : 'order.chooseAddress')}
  </LinkButton>
)

/** Offers a pickup of the same dishes if none of the guest's addresses is within the delivery area. */
function PickUpInstead({ onPickUp }: { onPickUp: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const go = () => {
    setBusy(true)
    void onPickUp().finally(() => setBusy(false))
  }
  return (
    <Button kind="secondary" size="small" busy={busy} onClick={go}>
      {t('address.pickup')}
    </Button>
  )
}

function AtTheDoor(props: WhereProps) {
  const { deliveryAddress, contact } = props.quote
  const text = hintOf(props)
  const onlyAsked = props.problem?.problem === 'addressNeeded' && !props.submitted
  const change = (
    <Link to="/address" className={styles.change} aria-label={t('order.otherAddress')}>
      {t('order.change')}
    </Link>
  )
  const fault = text && (
    <>
      {text}
      <ChooseAddress another={deliveryAddress !== undefined} to={props.addressTarget} />
      {props.problem?.problem === 'outOfReach' && props.onPickUp && <PickUpInstead onPickUp={props.onPickUp} />}
    </>
  )
  return (
    <Fact
      icon={<MapPin />}
      title={t('order.deliverTo')}
      titleHidden={onlyAsked}
      end={deliveryAddress && change}
      problem={!onlyAsked && fault}
    >
      {onlyAsked && (
        <>
          <div>
            <ChooseAddress another={false} to={props.addressTarget} />
          </div>
          <Text kind="hint">{t('order.feeByAddress')}</Text>
        </>
      )}
      {deliveryAddress && (
        <Stack as="p" gap={2} className={styles.lines}>
          {contact && <strong>{fullName(contact)}</strong>}
          <span>
            <bdi>{deliveryAddress.join(', ')}</bdi>
          </span>
        </Stack>
      )}
    </Fact>
  )
}

const places: Record<OrderType, (props: WhereProps) => ReturnType<typeof AtTheDoor>> = {
  1100: AtTheTable,
  1200: AtTheDoor,
  1300: AtTheCounter,
}

/** Place of the order: table, counter or address. */
export function Where({ orderType, ...props }: WhereProps & { orderType: OrderType }) {
  const Place = places[orderType]
  return <Place {...props} />
}
