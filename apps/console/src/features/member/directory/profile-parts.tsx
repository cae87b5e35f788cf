import { money } from '@comanda/domain/money'
import { showDate, showMoney, showNumber, t } from '@comanda/web/i18n'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import type { ReactNode } from 'react'
import { changeOf } from '../queries.ts'
import styles from './directory.module.css'
import { dayIn } from './filter-panel.tsx'
import { amountsText, type Profile } from './queries.ts'
import { correctedText, correctedValue, postingText } from './texts.ts'

export interface PartProps {
  profile: Profile
  timeZone: string
}

/** A part of the profile under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)

interface LinesProps<T> {
  title: string
  none: string
  lines: readonly T[]
  keyOf: (line: T) => string
  children: (line: T) => ReactNode
}

/** A part with a list, or a sentence where it is empty. */
const Lines = <T,>({ title, none, lines, keyOf, children }: LinesProps<T>) => (
  <Part title={title}>
    {lines.length === 0 ? (
      <Text kind="quiet">{none}</Text>
    ) : (
      <ul className={styles.lines}>
        {lines.map(line => (
          <li key={keyOf(line)}>{children(line)}</li>
        ))}
      </ul>
    )}
  </Part>
)

/** Visits, spend, average, value and points. */
export function Figures({ profile, timeZone }: PartProps) {
  const figures: [string, string][] = [
    [t('members.visits'), showNumber(profile.visits)],
    [t('members.lastVisit'), profile.lastVisitAt ? dayIn(profile.lastVisitAt, timeZone) : '–'],
    [t('members.spent'), amountsText(profile.spent) || '–'],
    [t('members.average'), amountsText(profile.average) || '–'],
    [t('members.value'), amountsText(profile.value) || '–'],
    [t('members.points'), showNumber(profile.points)],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const Favourites = ({ profile: { favourites } }: PartProps) => (
  <Lines title={t('members.favourites')} none={t('members.noOrders')} lines={favourites} keyOf={one => one.foodId}>
    {one => (
      <>
        <bdi>{one.name}</bdi>
        <Text as="span" kind="quiet">
          {t('members.times', { count: showNumber(one.count) })}
        </Text>
      </>
    )}
  </Lines>
)

/** The latest orders; `onOpen` shows one in the order history. */
export const Orders = ({ profile, timeZone, onOpen }: PartProps & { onOpen: (orderId: string) => void }) => (
  <Lines title={t('members.orders')} none={t('members.noOrders')} lines={profile.orders} keyOf={one => one.orderId}>
    {one => (
      <>
        <button type="button" className={styles.name} onClick={() => onOpen(one.orderId)}>
          {showDate(one.at, 'dateTime', timeZone)}
        </button>
        <Text as="span" kind="quiet">
          {one.shopName}
        </Text>
        <strong>{showMoney(one.total, one.currency)}</strong>
      </>
    )}
  </Lines>
)

export const Postings = ({ profile: { postings }, timeZone }: PartProps) => (
  <Lines
    title={t('members.postings')}
    none={t('members.noPostings')}
    lines={postings.map((posting, nth) => ({ ...posting, nth }))}
    keyOf={one => `${one.at} ${one.nth}`}
  >
    {one => (
      <>
        <span>{postingText(one.kind)}</span>
        <Text as="span" kind="quiet">
          {showDate(one.at, 'dateTime', timeZone)}
        </Text>
        <bdi>{changeOf(one.amount, one.currency)}</bdi>
      </>
    )}
  </Lines>
)

export const Coupons = ({ profile: { coupons } }: PartProps) => (
  <Lines
    title={t('members.coupons')}
    none={t('members.noCoupons')}
    lines={coupons.map((coupon, nth) => ({ ...coupon, nth }))}
    keyOf={one => String(one.nth)}
  >
    {one => (
      <>
        <bdi>{one.name}</bdi>
        {one.used ? (
          <Badge>{t('members.couponUsed')}</Badge>
        ) : (
          <Text as="span" kind="quiet">
            {t('offers.untilDay', { to: dayIn(`${one.endDate}T12:00:00Z`, 'UTC') })}
          </Text>
        )}
      </>
    )}
  </Lines>
)

export const GiftCards = ({ profile: { giftCards } }: PartProps) => (
  <Lines
    title={t('members.giftCards')}
    none={t('members.noGiftCards')}
    lines={giftCards}
    keyOf={one => one.cardNo + one.balance}
  >
    {one => (
      <>
        <bdi>{one.cardNo}</bdi>
        <strong>{showMoney(money(one.balance), one.currency)}</strong>
      </>
    )}
  </Lines>
)

export const Bookings = ({ profile: { bookings }, timeZone }: PartProps) => (
  <Lines
    title={t('console.booking.bookings')}
    none={t('members.noBookings')}
    lines={bookings}
    keyOf={one => one.bookingId}
  >
    {one => (
      <>
        <span>{showDate(one.startsAt, 'dateTime', timeZone)}</span>
        <Text as="span" kind="quiet">
          {one.shopName} · {t('members.people', { count: one.partySize })}
        </Text>
      </>
    )}
  </Lines>
)

export const Corrections = ({ profile: { corrections }, timeZone }: PartProps) => (
  <Lines
    title={t('members.corrections')}
    none={t('members.noCorrections')}
    lines={corrections}
    keyOf={one => `${one.at} ${one.field}`}
  >
    {one => (
      <div>
        <strong>{correctedText(one.field)}</strong>{' '}
        <bdi>
          {correctedValue(one.field, one.before)} → {correctedValue(one.field, one.after)}
        </bdi>
        <Text kind="quiet">
          <bdi>{one.reason}</bdi> · {one.author} · {showDate(one.at, 'dateTime', timeZone)}
        </Text>
      </div>
    )}
  </Lines>
)
