import type { MessageKey } from '@comanda/messages'
import { showDate, t } from '@comanda/web/i18n'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './offer-table.module.css'
import tables from './tables.module.css'

/** Whether something runs today: saved, switched on, and within its days. */
export type OfferState = 'running' | 'scheduled' | 'over' | 'ended' | 'off' | 'unsaved'

const tones: Record<OfferState, NonNullable<ComponentProps<typeof Badge>['tone']>> = {
  running: 'good',
  scheduled: 'accent',
  over: 'warn',
  ended: 'plain',
  off: 'plain',
  unsaved: 'warn',
}

export const StateBadge = ({ state }: { state: OfferState }) => (
  <Badge tone={tones[state]}>{t(`campaigns.state.${state}`)}</Badge>
)

interface Days {
  startDate?: string | undefined
  endDate?: string | undefined
}

/** The state of something with days (both included, YYYY-MM-DD) that can be switched off. */
export function stateOf(isOn: boolean, { startDate, endDate }: Days, today: string): OfferState {
  if (!isOn) return 'off'
  if (startDate && startDate > today) return 'scheduled'
  return endDate && endDate < today ? 'ended' : 'running'
}

/** The message after something was saved that guests do not see today; undefined if it runs. */
export function unseenText(state: OfferState): string | undefined {
  if (state === 'running') return undefined
  return t(state === 'off' ? 'offers.savedOff' : 'offers.savedNotToday')
}

/** A day without a time zone, in the brand's format; a dash for one that is not filled in yet. */
export const dayText = (day: string): string => (day === '' ? '–' : showDate(`${day}T12:00:00Z`, 'date', 'UTC'))

/** From when until when; without days, always. */
export function daysText({ startDate, endDate }: Days): string {
  if (startDate !== undefined && endDate !== undefined)
    return t('campaigns.until', { from: dayText(startDate), to: dayText(endDate) })
  if (startDate !== undefined) return t('campaigns.from', { from: dayText(startDate) })
  return endDate === undefined ? t('offers.always') : t('offers.untilDay', { to: dayText(endDate) })
}

export const storesText = (shopIds: readonly number[]): string =>
  shopIds.length === 0 ? t('campaigns.allStores') : t('campaigns.storeCount', { count: shopIds.length })

/** One offer of the list. */
export interface Offer {
  id: string
  name: string
  /** Its kind, shown under the name. */
  kind?: string
  state: OfferState
  dates?: string
  stores?: string
  uses?: string
  cost?: string
  /** Whether it is switched on; absent where it cannot be switched. */
  isOn?: boolean
  /** Left out: the viewer may not switch it. */
  onSwitch?: (on: boolean) => void
  /** The state it is being switched to. */
  switchingTo?: boolean | undefined
}

const columns = ['name', 'status', 'dates', 'stores', 'uses', 'cost', 'on'] as const
type Column = (typeof columns)[number]

const isNumber = (column: Column): boolean => column === 'uses' || column === 'cost'

function OnCell({ offer: { name, isOn = false, onSwitch, switchingTo } }: { offer: Offer }): ReactNode {
  if (!onSwitch) return t(isOn ? 'campaigns.on' : 'campaigns.state.off')
  return (
    <Switch checked={switchingTo ?? isOn} onChange={onSwitch}>
      <span className="visuallyHidden">{t('campaigns.switch', { name })}</span>
    </Switch>
  )
}

function cellOf(column: Exclude<Column, 'name'>, offer: Offer): ReactNode {
  switch (column) {
    case 'status':
      return <StateBadge state={offer.state} />
    case 'on':
      return <OnCell offer={offer} />
    default:
      return offer[column] ?? ''
  }
}

interface OfferTableProps {
  label: string
  offers: readonly Offer[]
  onOpen: (id: string) => void
  /** Other headings for columns that count something else. */
  headings?: Partial<Record<Column, MessageKey>>
}

/** Offers, one per row: name, status, days, stores, uses, cost, on or off. Columns that no offer has are left out. */
export function OfferTable({ label, offers, onOpen, headings = {} }: OfferTableProps) {
  const isShown = (column: Column) =>
    column === 'name' ||
    column === 'status' ||
    offers.some(offer => (column === 'on' ? offer.isOn : offer[column]) !== undefined)
  const shown = columns.filter(isShown)
  return (
    <div className={styles.scroll}>
      <table className={tables.table} aria-label={label}>
        <thead>
          <tr>
            {shown.map(column => (
              <th key={column} scope="col" className={isNumber(column) ? styles.number : undefined}>
                {t(headings[column] ?? `campaigns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map(offer => (
            <tr key={offer.id}>
              <th scope="row">
                <button type="button" className={styles.name} onClick={() => onOpen(offer.id)}>
                  {offer.name}
                </button>
                {offer.kind !== undefined && <span className={tables.quiet}>{offer.kind}</span>}
              </th>
              {shown.map(
                column =>
                  column !== 'name' && (
                    <td key={column} className={isNumber(column) ? styles.number : undefined}>
                      {cellOf(column, offer)}
                    </td>
                  ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
