import { brandCalls as calls } from '@comanda/contract/brand'
import type { RequestInputOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Coffee, type LucideIcon, Pizza, Soup } from 'lucide-react'
import { ErrorText } from '../../../forms/fields/list-parts.tsx'
import { goTo } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import styles from './opening.module.css'
import { type Checklist, useChecklistChange } from './queries.ts'

type Sample = RequestInputOf<typeof calls.useSampleMenu>['sample']

const samples: readonly (readonly [Sample, LucideIcon])[] = [
  ['pizzeria', Pizza],
  ['noodles', Soup],
  ['cafe', Coffee],
]

interface Props {
  shopId: number
  checklist: Checklist
}

const isDone = ({ items }: Checklist, item: string): boolean => items.some(one => one.item === item && one.done)

/** Three sample menus, an import, or an empty menu. SETUP-5 */
export function SampleMenus({ shopId, checklist }: Props) {
  const using = useChecklistChange(shopId, (sample: Sample) => send(calls.useSampleMenu, { shopId, sample }))
  const toMenu = (
    <Button kind="secondary" onClick={() => goTo('menu')}>
      {t('opening.toMenu')}
    </Button>
  )
  if (isDone(checklist, 'menu'))
    return (
      <section className={styles.part}>
        <p>{t('opening.menuDone')}</p>
        {toMenu}
      </section>
    )
  const taxDecided = isDone(checklist, 'tax')
  return (
    <>
      {!taxDecided && <p className={styles.note}>{t('opening.taxFirst')}</p>}
      <ErrorText>{using.error?.message}</ErrorText>
      <ul className={styles.samples}>
        {samples.map(([sample, Icon]) => (
          <li key={sample} className={styles.sample}>
            <Icon aria-hidden="true" size={32} />
            <h4>{t(`opening.sample.${sample}`)}</h4>
            <p>{t(`opening.sample.${sample}Hint`)}</p>
            <Button
              disabled={!taxDecided}
              busy={using.isPending && using.variables === sample}
              onClick={() => !using.isPending && using.mutate(sample)}
            >
              {t('opening.useSample')}
              <span className="visuallyHidden">: {t(`opening.sample.${sample}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <section className={styles.part}>
        <p>{t('opening.ownMenu')}</p>
        <div className={styles.ways}>
          {toMenu}
          <Button kind="secondary" onClick={() => goTo('menu', 'files')}>
            {t('opening.toImport')}
          </Button>
        </div>
      </section>
    </>
  )
}

/** Terms and a privacy notice to start with. SETUP-5 */
export function SampleAgreements({ shopId, checklist, isBrand }: Props & { isBrand: boolean }) {
  const using = useChecklistChange(shopId, () => send(calls.useSampleAgreements, { shopId }))
  if (isDone(checklist, 'agreements'))
    return (
      <section className={styles.part}>
        <p>{t('opening.agreementsDone')}</p>
        <Button kind="secondary" onClick={() => goTo('money', 'agreements')}>
          {t('opening.toAgreements')}
        </Button>
      </section>
    )
  return (
    <section className={styles.part}>
      <p>{t('opening.agreementsHint')}</p>
      <ErrorText>{using.error?.message}</ErrorText>
      <Button disabled={!isBrand} busy={using.isPending} onClick={() => using.mutate(undefined)}>
        {t('opening.useAgreements')}
      </Button>
    </section>
  )
}
