import { phoneText } from '@comanda/domain/address'
import { withoutRemark } from '@comanda/domain/cart'
import { joinWithComma, localize, showMoney, t } from '@comanda/web/i18n'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Bike, ShoppingBag, UtensilsCrossed } from 'lucide-react'
import type { BoardOrder } from './columns.ts'
import styles from './order-card.module.css'

const ways = {
  1100: { icon: UtensilsCrossed, key: 'console.dineIn' },
  1200: { icon: Bike, key: 'console.delivery' },
  1300: { icon: ShoppingBag, key: 'console.pickup' },
} as const

/** How the guest gets it, and where they sit. */
export function OrderTypeLine({ order }: { order: BoardOrder }) {
  const { icon: Icon, key } = ways[order.orderType]
  return (
    <span className={styles.way}>
      <Icon aria-hidden="true" size={16} />
      {order.table
        ? [t('console.table', { name: order.table.tableName }), localize(order.table.serviceAreaName)]
            .filter(Boolean)
            .join(' · ')
        : t(key)}
    </span>
  )
}

const payTones = { unpaid: 'warn', paid: 'good', partRefunded: 'good', refunding: 'plain', refunded: 'plain' } as const

/** The sum, and whether it is paid. */
export const Sum = ({ order }: { order: BoardOrder }) => (
  <p className={styles.money}>
    <strong>{showMoney(order.totalPaidAmount, order.currency)}</strong>
    <Badge tone={payTones[order.payState]}>
      {t(order.billId !== undefined && order.payState === 'unpaid' ? 'console.onBill' : `console.${order.payState}`)}
    </Badge>
  </p>
)

/** The dishes as the kitchen needs them: how many, of what, how. */
export const Lines = ({ order }: { order: BoardOrder }) => (
  <ul className={styles.lines}>
    {order.lines.map(line => (
      <li key={line.itemKey} className={styles.line}>
        <Text as="b" figures>
          {line.quantity}×
        </Text>
        <span>
          {line.displayName}
          <span className={styles.detail}>{withoutRemark(line.detail, line.remark)}</span>
          {line.remark !== '' && (
            <span className={styles.wish}>
              <bdi>{line.remark}</bdi>
            </span>
          )}
          {line.giftOf !== undefined && <span className={styles.detail}>{t('console.gift')}</span>}
        </span>
      </li>
    ))}
  </ul>
)

/** The dishes in one line, for a folded card. */
export const LinesInShort = ({ order }: { order: BoardOrder }) => (
  <p className={styles.short}>{joinWithComma(order.lines.map(line => `${line.quantity}× ${line.displayName}`))}</p>
)

/** The guest's remarks on the order and its dishes: shown on collapsed cards too, because they may name an allergy. */
export const Remarks = ({ order }: { order: BoardOrder }) => {
  const remarks = order.lines.filter(({ remark }) => remark !== '')
  if (order.remark === '' && remarks.length === 0) return null
  return (
    <div className={styles.remarks}>
      {order.remark !== '' && (
        <p className={styles.remark}>
          <b>{t('console.remark')}:</b> <bdi>{order.remark}</bdi>
        </p>
      )}
      {remarks.map(line => (
        <p key={line.itemKey} className={styles.remark}>
          <b>{line.displayName}:</b> <bdi>{line.remark}</bdi>
        </p>
      ))}
    </div>
  )
}

function cutleryText({ utensils }: BoardOrder): string | undefined {
  if (utensils < 0) return undefined
  return utensils === 0 ? t('console.noCutlery') : t('console.cutlery', { count: utensils })
}

/** Where the guest came from, and the order of the store's POS that this one belongs to. NAV-6 */
function Origin({ order: { origin } }: { order: BoardOrder }) {
  const { channel, sceneId, sceneVal, promoter, visitType, posOrderId } = origin ?? {}
  const from = [channel, sceneId, sceneVal, promoter, visitType].filter(value => value !== undefined)
  return (
    <>
      {posOrderId !== undefined && (
        <p>
          {t('console.posOrder')}: <bdi>{posOrderId}</bdi>
        </p>
      )}
      {from.length > 0 && (
        <p>
          {t('console.cameFrom')}: <bdi>{from.join(' · ')}</bdi>
        </p>
      )}
    </>
  )
}

/** The guest's full name, as far as the order has one. */
const nameOf = ({ contact }: BoardOrder): string =>
  [contact?.firstName, contact?.lastName].filter(part => part !== undefined && part !== '').join(' ')

/** The guest's name beside the order's number: on folded cards too, because guests who collect an order say it. */
export function GuestName({ order }: { order: BoardOrder }) {
  const name = nameOf(order)
  if (name === '') return null
  return (
    <bdi className={styles.guest} title={name}>
      {name}
    </bdi>
  )
}

/** The guest's remark and contact. */
export function Requests({ order }: { order: BoardOrder }) {
  const cutlery = cutleryText(order)
  const { contact } = order
  const phone = contact?.phoneNumber ? phoneText(`+${contact.countryCode}${contact.phoneNumber}`) : undefined
  return (
    <div className={styles.wishes}>
      {order.remark !== '' && (
        <p className={styles.remark}>
          <b>{t('console.remark')}:</b> <bdi>{order.remark}</bdi>
        </p>
      )}
      {cutlery && <p>{cutlery}</p>}
      <Origin order={order} />
      {order.deliveryAddress && <p>{order.deliveryAddress.lines.join(', ')}</p>}
      {contact && (
        <p>
          {nameOf(order)}{' '}
          {phone && (
            <a
              className={styles.phone}
              href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
              aria-label={t('console.call', { phone })}
            >
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </p>
      )}
    </div>
  )
}
