import type { Currency } from '@comanda/domain/money'
import { BriefcaseBusiness, House, MapPin, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { Badge } from '../../ui/controls/chip.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './address-card.module.css'
import type { SavedAddress } from './api.ts'

/** Name of an address: home, work or the guest's label; else its first line. */
function labelOf({ label, lines }: Pick<SavedAddress, 'label' | 'lines'>): string {
  if (label === 'home') return t('address.home')
  if (label === 'work') return t('address.work')
  return label || (lines[0] ?? '')
}

/** The store whose delivery area is checked. */
export interface ForShop {
  shopName: string
  currency: Currency
}

interface Props {
  address: SavedAddress
  shop: ForShop | undefined
  /** Formats a distance. */
  distanceText: (metres: number) => string
  chosen: boolean
  /** Absent if addresses are only managed, not chosen. */
  onChoose: (() => void) | undefined
}

const icons: Record<string, ReactNode> = { home: <House />, work: <BriefcaseBusiness /> }

const editAt = (address: SavedAddress) => `/saveAddress?addressId=${address.addressId}`

/** One address, with whether the store delivers there and the fee. */
export function AddressCard({ address, shop, distanceText, chosen, onChoose }: Props) {
  const name = labelOf(address)
  const inReach = address.reach === undefined || address.reach.kind === 'inReach'
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icons[address.label] ?? <MapPin />}
      </span>
      <Stack as="span" gap={3} className={styles.words}>
        <Row as="span" gap={6} wrap>
          <strong>{name}</strong>
          {address.isDefault && <Badge>{t('address.default')}</Badge>}
          {chosen && <Badge tone="good">{t('address.chosen')}</Badge>}
        </Row>
        <Text as="bdi" kind="quiet">
          {address.lines.join(', ')}
        </Text>
        {shop && <DeliveryTerms address={address} shop={shop} distanceText={distanceText} />}
      </Stack>
    </>
  )
  return (
    <article className={styles.card}>
      {onChoose && inReach ? (
        <button type="button" className={styles.main} onClick={onChoose}>
          {content}
          <span className="visuallyHidden">{t('address.deliverHere')}</span>
        </button>
      ) : (
        <Link to={editAt(address)} className={styles.main}>
          {content}
        </Link>
      )}
      <Link to={editAt(address)} className={styles.edit} aria-label={t('address.edit', { name })}>
        <Pencil aria-hidden="true" />
      </Link>
    </article>
  )
}

/** Whether the store delivers there, shown before a cart is built. PRICE-6 */
export function DeliveryTerms({
  address,
  shop,
  distanceText,
}: Pick<Props, 'address' | 'distanceText'> & { shop: ForShop }) {
  const { reach } = address
  if (!reach) return null
  if (reach.kind === 'unknown')
    return (
      <Text as="span" kind="strong" size={13} className={styles.unsure}>
        {t('address.unplacedHint')}
      </Text>
    )
  if (reach.kind === 'outOfReach') {
    return (
      <Text as="span" kind="strong" size={13} className={styles.far}>
        {reach.beyond === undefined
          ? t('address.noDelivery')
          : t('address.beyond', { distance: distanceText(reach.beyond) })}
      </Text>
    )
  }
  const { fee, minimumDeliveryFee, freeFrom, readyMinutes, notNow } = reach
  const shown = fee === 0 ? t('address.free') : showMoney(fee, shop.currency)
  const minimum = showMoney(minimumDeliveryFee, shop.currency)
  return (
    <Text as="span" kind="strong" size={13} className={styles.near}>
      {minimumDeliveryFee > 0 ? t('address.fee', { fee: shown, minimum }) : t('address.feeOnly', { fee: shown })}
      {freeFrom !== undefined && ` · ${t('address.feeFree', { amount: showMoney(freeFrom, shop.currency) })}`}
      {readyMinutes !== undefined && ` · ${t('address.minutes', { minutes: readyMinutes })}`}
      {notNow && <strong className={styles.notNow}>{t('address.notNow')}</strong>}
    </Text>
  )
}
