import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { personName } from '../../platform/person-name.ts'
import { useTopic } from '../../platform/device/push.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { clockText, useSecondsLeft } from '../../ui/text/countdown.tsx'
import { type GroupOrder, menuOf, useGroup } from './api.ts'
import styles from './group.module.css'
import { GroupSheet } from './group-sheet.tsx'
import { JoinSheet } from './join-sheet.tsx'
import { timeNow } from '../../platform/device/server-clock.ts'
import { Text } from '../../ui/text/text.tsx'

export interface GroupCart {
  shopId: number
  bizType: 1200 | 1300
  code: string
  /** The group's cart, if the guest belongs to the group. */
  cartId?: string | undefined
  sessionId?: string | undefined
  lines: readonly { addedBy: string; quantity: number }[]
  refresh: () => void
  onChanged: (version?: number) => void
}

const INTERVAL_MS = 20_000

/** The group order on the menu: joining it, its people, its deadline and its result. */
export function GroupOnMenu(cart: GroupCart) {
  const { code, cartId, sessionId, refresh, onChanged } = cart
  const { data: group, error, refetch } = useGroup(code)
  const [open, setOpen] = useState(false)
  const changed = () => {
    void refetch()
    refresh()
  }
  useTopic(cartId && `cart:${cartId}`, version => {
    onChanged(version)
    void refetch()
  })
  useTopic(sessionId && `table:${sessionId}`, changed)
  useRefreshWhen(group?.standing === 'ordered', () => void refetch())
  const elsewhere = useElsewhere(group, cart)
  const over = error?.message ?? overText(group)
  if (over !== undefined) return <Gone {...cart} text={over} />
  if (!group || elsewhere) return null
  if (!group.joined) return <JoinSheet group={group} onJoined={changed} />
  return (
    <>
      <Strip group={group} onOpen={() => setOpen(true)} onEnd={changed} />
      {open && <GroupSheet group={group} lines={cart.lines} onChanged={changed} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Whether the group orders at another store or in another way; its code is then removed from the address. */
function useElsewhere(group: GroupOrder | undefined, { shopId, bizType }: GroupCart): boolean {
  const elsewhere = group !== undefined && (group.shopId !== shopId || group.businessType !== bizType)
  useEffect(() => {
    if (elsewhere) go(menuOf(shopId, bizType, ''), { replace: true })
  }, [elsewhere, shopId, bizType])
  return elsewhere
}

/** Why a group has ended; undefined while it is active. */
const overText = (group: GroupOrder | undefined): string | undefined =>
  group?.standing === 'cancelled' || group?.standing === 'expired' ? t(`group.${group.standing}`) : undefined

/** Polls while a change may happen that is not announced. */
function useRefreshWhen(isStale: boolean, refresh: () => void): void {
  const onRefresh = useEffectEvent(refresh)
  useEffect(() => {
    if (!isStale) return
    const timer = setInterval(() => onRefresh(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isStale])
}

/** A group that has ended, with a link to order alone. */
const Gone = ({ shopId, bizType, text }: GroupCart & { text: string }) => (
  <button
    type="button"
    className={styles.strip}
    onClick={() => go(menuOf(shopId, bizType, ''), { replace: true, force: true })}
  >
    <span />
    <span>
      {text}
      <Text as="span" kind="hint" weight={400}>
        {t('group.alone')}
      </Text>
    </span>
  </button>
)

interface StripProps {
  group: GroupOrder
  onOpen: () => void
  onEnd: () => void
}

function Strip({ group, onOpen, onEnd }: StripProps) {
  const present = group.persons.filter(it => it.here)
  return (
    <button type="button" className={styles.strip} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.faces}>
        {present.slice(0, 5).map(person => (
          <Avatar key={person.personId} name={personName(person)} look={person.avatar} />
        ))}
      </span>
      <span>
        {t('group.together', { count: present.length })}
        <Text as="span" kind="hint" weight={400}>
          {group.standing === 'open' ? <SecondsLeft deadline={group.deadline} onEnd={onEnd} /> : standingText(group)}
        </Text>
      </span>
    </button>
  )
}

/** Text of the state of a group that is not open, for host or member. */
function standingText({ standing, isHost, host, order }: GroupOrder): string {
  if (standing === 'ordered') {
    const number = order?.callNumber
    return number ? t('group.orderedAs', { number }) : t('group.ordered')
  }
  return isHost ? t('group.lockedHost') : t('group.locked', { name: personName(host) })
}

function SecondsLeft({ deadline, onEnd }: { deadline: string; onEnd: () => void }) {
  const [seconds] = useState(() => Math.max(0, Math.ceil((Date.parse(deadline) - timeNow()) / 1000)))
  const left = useSecondsLeft(seconds, onEnd)
  return (
    <span role="timer" aria-live="off">
      {t('group.left', { time: clockText(left) })}
    </span>
  )
}
