import { figureGroups } from '@comanda/domain/payment'
import { showMoney, t } from '@comanda/web/i18n'
import { classNames } from '@comanda/web/ui/class-names.ts'
import tables from '../../../ui/tables.module.css'
import type { ClosedDay, Figure } from './api.ts'
import styles from './close.module.css'
import { figureName, groupName } from './words.ts'

/** The figures of a day, group by group; once it is closed, beside what they were then. */
export function Figures({ day }: { day: ClosedDay }) {
  if (day.figures.length === 0) return <p className={tables.quiet}>{t('close.none')}</p>
  const groups = figureGroups.filter(group => day.figures.some(one => one.group === group))
  return (
    <div className={tables.groups}>
      {groups.map(group => (
        <GroupTable key={group} day={day} figures={day.figures.filter(one => one.group === group)} />
      ))}
    </div>
  )
}

function GroupTable({ day: { currency, closed }, figures }: { day: ClosedDay; figures: Figure[] }) {
  const [first] = figures
  return (
    <table className={classNames(tables.table, styles.figures)}>
      <caption className={tables.caption}>{first && groupName(first.group)}</caption>
      <thead className={closed ? '' : 'visuallyHidden'}>
        <tr>
          <th scope="col">{t('close.figure')}</th>
          <th scope="col">{t('close.now')}</th>
          {closed && <th scope="col">{t('close.closed')}</th>}
          {closed && <th scope="col">{t('close.difference')}</th>}
        </tr>
      </thead>
      <tbody>
        {figures.map(one => (
          <tr key={one.key}>
            <th scope="row">{figureName(one)}</th>
            <td>{showMoney(one.amount, currency)}</td>
            {closed && <td>{showMoney(one.closedAmount ?? one.amount, currency)}</td>}
            {closed && (
              <td className={one.difference ? tables.bad : ''}>
                {one.difference ? showMoney(one.difference, currency) : '–'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
