import { staffCardCalls as calls } from '@comanda/contract/card'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type BrandProps, nameOf, useBrandForm, useMembership } from '../../forms/brand-settings.ts'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import forms from '../../forms/forms.module.css'
import { AddButton, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import styles from './levels-form.module.css'

type Membership = ResponseOf<typeof calls.membershipSetup>['programs'][number]
type Levels = SettingsOf<typeof calls.saveLevels>
type Level = Levels['levels'][number]

const Fields = fieldsOf<Levels>()

const newLevel = (levels: readonly Level[]): Level => ({
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

const MAX_GROWTH = 100_000_000

interface LevelProps {
  level: Level
  at: number
  /** The number of members at this level. */
  held: number
  rights: Membership['rights']
  onRemove: () => void
}

function LevelFields({ level, at, held, rights, onRemove }: LevelProps) {
  const name = `levels.${at}` as const
  return (
    <section className={forms.card}>
      <Row as="h3" wrap gap={8}>
        <span className={styles.dot} style={{ background: level.color }} aria-hidden="true" />
        {nameOf(level.name)}
        <Text as="span" kind="quiet" weight={400}>
          {t('money.members', { count: held })}
        </Text>
      </Row>
      <Fields.Words name={`${name}.name`} label={t('money.name')} />
      <div className={forms.narrowRow}>
        <Fields.Number name={`${name}.ranking`} label={t('money.ranking')} min={1} max={99} />
        <Fields.Number name={`${name}.upgradeGrowth`} label={t('money.upgradeGrowth')} max={MAX_GROWTH} />
        <Fields.Number name={`${name}.keepLevelGrowth`} label={t('money.keepGrowth')} max={MAX_GROWTH} />
        <Fields.Percent name={`${name}.pointsBonus`} label={t('money.pointsBonus')} min={0} max={400} />
      </div>
      <div className={forms.switches}>
        <Fields.Switch name={`${name}.flag`} on={2} off={0} detail={t('money.hiddenHint')}>
          {t('money.hidden')}
        </Fields.Switch>
        <Fields.Switch name={`${name}.upgradeEnabled`}>{t('money.reached')}</Fields.Switch>
        <Fields.Switch name={`${name}.degradeEnabled`}>{t('money.lost')}</Fields.Switch>
      </div>
      <Fields.Checks
        name={`${name}.rightsList`}
        legend={t('money.rights')}
        options={rights.map(({ rightsId, name: right }) => [rightsId, nameOf(right)] as const)}
      />
      <Row wrap gap={12} rowGap={8}>
        <Fields.Text name={`${name}.color`} label={t('money.color')} type="color" className={styles.color ?? ''} />
        {held === 0 && <RemoveButton onRemove={onRemove}>{t('money.removeLevel')}</RemoveButton>}
      </Row>
    </section>
  )
}

function LevelList({ program }: { program: Membership }) {
  const { entries: levels, add, remove } = useListField<Level>('levels')
  return (
    <>
      {levels.map((level, at) => (
        <LevelFields
          key={level.id}
          level={level}
          at={at}
          held={program.held[level.id] ?? 0}
          rights={program.rights}
          onRemove={() => remove(at)}
        />
      ))}
      <AddButton onAdd={() => add(newLevel(levels))}>{t('money.addLevel')}</AddButton>
    </>
  )
}

function ProgramForm({ shopId, facts, program }: BrandProps & { program: Membership }) {
  const form = useBrandForm(shopId, `levels/${program.cardProgramId}`, calls.saveLevels, program.levels)
  return (
    <SettingsForm form={form} languages={facts.languages}>
      <h3>{nameOf(program.name)}</h3>
      <LevelList program={program} />
    </SettingsForm>
  )
}

/** The levels of membership; one that members have cannot be removed. CARD-2 */
export function LevelsForm(props: BrandProps) {
  const membership = useMembership(props.shopId)
  return (
    <Loaded query={membership}>
      {({ programs }) =>
        programs.map(program => <ProgramForm key={program.cardProgramId} {...props} program={program} />)
      }
    </Loaded>
  )
}
