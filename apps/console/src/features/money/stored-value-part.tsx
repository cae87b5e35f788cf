import { staffStoredValueCalls as calls } from '@comanda/contract/storedvalue'
import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { send } from '../../platform/send.ts'
import { newId, nameOf, type PartProps, type StoredValueSetup, useStoredValue } from './api.ts'
import { ItemBar, useItems } from './item-bar.tsx'
import styles from './money.module.css'
import { useMoneyDraft } from './use-money-draft.ts'
import { StoredValueForm } from './stored-value-form.tsx'
import { AskFailed } from '../../ui/ask-failed.tsx'

type Item = StoredValueSetup['programs'][number]

const begin = (setup: StoredValueSetup): Item => ({
  mark: '',
  versions: 0,
  program: {
    id: newId('top-up'),
    cardProgramId: setup.cardPrograms[0]?.cardProgramId ?? '',
    status: 'ended',
    name: {},
    description: {},
    scopes: [],
    programRules: [
      { ruleId: newId('gear'), storedAmount: money(5000), returnAmount: money(0), returnPoint: 0, giftInfos: [] },
    ],
    firstRechargeEnabled: false,
  },
})

function One({ shopId, facts, item, setup }: PartProps & { item: Item; setup: StoredValueSetup }) {
  const { mark, program, versions } = item
  const part = useMoneyDraft(shopId, `stored/${program.id}`, { mark, program }, ask =>
    send(calls.saveStoredValue, { shopId, ...ask }),
  )
  return (
    <DraftForm part={part}>
      {versions > 0 && <p className={styles.quiet}>{t('money.version', { count: versions })}</p>}
      <StoredValueForm
        program={part.draft.program}
        setup={setup}
        facts={facts}
        faultAt={part.faultAt}
        onChange={next => part.edit({ program: next })}
      />
    </DraftForm>
  )
}

function Parts({ setup, ...props }: PartProps & { setup: StoredValueSetup }) {
  const { items, chosen, choose, begin: add } = useItems('stored', setup.programs, item => item.program.id)
  return (
    <div className={styles.part}>
      <ItemBar
        label={t('money.storedValue')}
        items={items.map(({ program: { id, name, status } }) => ({ id, name: nameOf(name), off: status === 'ended' }))}
        chosen={chosen?.program.id}
        onChoose={choose}
        onAdd={() => add(begin(setup))}
        add={t('money.newProgram')}
      />
      {chosen && <One key={chosen.program.id} {...props} item={chosen} setup={setup} />}
    </div>
  )
}

/** Programs of stored value; a change is a new version of the rules. CARD-3 */
export function StoredValuePart(props: PartProps) {
  const asked = useStoredValue(props.shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  return <Parts {...props} setup={asked.data} />
}
