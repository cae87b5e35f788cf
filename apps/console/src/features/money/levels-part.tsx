import { staffCardCalls as calls } from '@comanda/contract/card'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { AddButton } from '../../fields/add-button.tsx'
import { NamesField } from '../../fields/names-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { PercentField } from '../../fields/percent-field.tsx'
import { Checks } from '../../fields/picks.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { send } from '../../platform/send.ts'
import { type Facts, type Level, type MembershipSetup, nameOf, newId, type PartProps, useMembership } from './api.ts'
import styles from './money.module.css'
import { useMoneyDraft } from './use-money-draft.ts'
import { AskFailed } from '../../ui/ask-failed.tsx'

interface LevelProps {
  level: Level
  held: number
  field: string
  facts: Facts
  rights: MembershipSetup['rights']
  faultAt: (field: string) => string | undefined
  onChange: (level: Level) => void
  onRemove: () => void
}

function Growth({ level, field, faultAt, onChange }: Pick<LevelProps, 'level' | 'field' | 'faultAt' | 'onChange'>) {
  const count = (name: 'upgradeGrowth' | 'keepLevelGrowth' | 'ranking', max: number) => ({
    error: faultAt(`${field}.${name}`),
    value: level[name],
    max,
    onChange: (value: number) => onChange({ ...level, [name]: value }),
  })
  return (
    <div className={styles.row}>
      <NumberField label={t('money.ranking')} min={1} {...count('ranking', 99)} />
      <NumberField label={t('money.upgradeGrowth')} {...count('upgradeGrowth', 100_000_000)} />
      <NumberField label={t('money.keepGrowth')} {...count('keepLevelGrowth', 100_000_000)} />
      <PercentField
        label={t('money.pointsBonus')}
        error={faultAt(`${field}.pointsBonus`)}
        value={level.pointsBonus}
        min={0}
        max={400}
        onChange={pointsBonus => onChange({ ...level, pointsBonus })}
      />
    </div>
  )
}

function Ways({ level, onChange }: Pick<LevelProps, 'level' | 'onChange'>) {
  return (
    <div className={styles.switches}>
      <Switch
        checked={level.flag === 2}
        onChange={on => onChange({ ...level, flag: on ? 2 : 0 })}
        detail={t('money.hiddenHint')}
      >
        {t('money.hidden')}
      </Switch>
      <Switch checked={level.upgradeEnabled} onChange={upgradeEnabled => onChange({ ...level, upgradeEnabled })}>
        {t('money.reached')}
      </Switch>
      <Switch checked={level.degradeEnabled} onChange={degradeEnabled => onChange({ ...level, degradeEnabled })}>
        {t('money.lost')}
      </Switch>
    </div>
  )
}

function OneLevel(props: LevelProps) {
  const { level, held, field, facts, rights, faultAt, onChange, onRemove } = props
  return (
    <section className={styles.card}>
      <h3 className={styles.headline}>
        <span className={styles.dot} style={{ background: level.color }} aria-hidden="true" />
        {nameOf(level.name)}
        <span className={styles.quiet}>{t('money.members', { count: held })}</span>
      </h3>
      <NamesField
        label={t('money.name')}
        error={faultAt(`${field}.name`)}
        languages={facts.languages}
        value={level.name}
        onChange={name => onChange({ ...level, name })}
      />
      <Growth {...props} />
      <Ways {...props} />
      <Checks
        legend={t('money.rights')}
        options={rights.map(({ rightsId, name }) => [rightsId, nameOf(name)] as const)}
        chosen={level.rightsList}
        onChange={rightsList => onChange({ ...level, rightsList })}
      />
      <div className={styles.actions}>
        <Field label={t('money.color')} error={faultAt(`${field}.color`)}>
          <TextInput
            type="color"
            className={styles.color ?? ''}
            value={level.color}
            onChange={event => onChange({ ...level, color: event.target.value })}
          />
        </Field>
        {held === 0 && (
          <Button size="small" kind="danger" onClick={onRemove}>
            {t('money.removeLevel')}
          </Button>
        )}
      </div>
    </section>
  )
}

const fresh = (levels: readonly Level[]): Level => ({
  id: newId('level'),
  name: {},
  color: '#6b6b6b',
  flag: 0,
  upgradeEnabled: true,
  degradeEnabled: false,
  upgradeGrowth: Math.max(0, ...levels.map(level => level.upgradeGrowth)) + 500,
  keepLevelGrowth: 0,
  ranking: Math.min(99, Math.max(0, ...levels.map(level => level.ranking)) + 1),
  pointsBonus: 0,
  rightsList: [],
})

function One({ shopId, facts, program }: PartProps & { program: MembershipSetup }) {
  const part = useMoneyDraft(shopId, `levels/${program.cardProgramId}`, program.levels, ask =>
    send(calls.saveLevels, { shopId, ...ask }),
  )
  const { levels } = part.draft
  const put = (next: Level[]) => part.edit({ ...part.draft, levels: next })
  return (
    <div className={styles.part}>
      <DraftForm part={part}>
        <h3>{nameOf(program.name)}</h3>
        {levels.map((level, i) => (
          <OneLevel
            key={level.id}
            level={level}
            held={program.held[level.id] ?? 0}
            field={`levels[${i}]`}
            facts={facts}
            rights={program.rights}
            faultAt={part.faultAt}
            onChange={next => put(levels.with(i, next))}
            onRemove={() => put(levels.toSpliced(i, 1))}
          />
        ))}
        <AddButton onAdd={() => put([...levels, fresh(levels)])}>{t('money.addLevel')}</AddButton>
      </DraftForm>
    </div>
  )
}

/** The levels of membership; one that members stand on stays. CARD-2 */
export function LevelsPart(props: PartProps) {
  const asked = useMembership(props.shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  return asked.data.programs.map(program => <One key={program.cardProgramId} {...props} program={program} />)
}
