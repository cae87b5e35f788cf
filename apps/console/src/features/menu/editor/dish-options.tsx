import { exclusiveOptionsOf, exclusivesOf } from '@comanda/domain/menu'
import { t } from '@comanda/web/i18n'
import { Button, IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { ChevronUp, Pencil, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useFieldState, useListField } from '../../../forms/state/field-state.ts'
import forms from '../../../forms/forms.module.css'
import { AddButton, ErrorText, RemoveButton } from '../../../forms/fields/list-parts.tsx'
import { AddFromList, Picks } from '../../../forms/fields/choice-fields.tsx'
import type { DishOfOptions } from './dish-of-options.ts'
import type { DishSectionProps } from './dish-prices.tsx'
import styles from './editor.module.css'
import { entryKey, type MenuDraft, nameIn } from './queries.ts'
import { Section } from './section.tsx'
import type { DishValues } from './dish-values.ts'

/** How many dishes of the draft have these options. */
export const usersOf = ({ document }: MenuDraft, groupId: string): number =>
  document.items.filter(item => item.modifierGroupIds.includes(groupId)).length

interface DishOptionsProps extends DishSectionProps {
  optionsOf: DishOfOptions
}

/** Adds the options that were created from the dish to its form. */
function useCreated(optionsOf: DishOfOptions): void {
  const { value, change } = useFieldState<string[]>('dish.modifierGroupIds')
  const created = optionsOf.created.filter(id => !value.includes(id)).join(' ')
  const take = useEffectEvent(() => {
    change([...value, ...created.split(' ')])
    optionsOf.taken()
  })
  useEffect(() => {
    if (created !== '') take()
  }, [created])
}

/** The options of a dish, shared with other dishes; each is edited in its own form. MENU-2 */
export function DishOptions({ draft, values, optionsOf }: DishOptionsProps) {
  const { entries, add, remove, moveUp, error } = useListField<string>('dish.modifierGroupIds')
  useCreated(optionsOf)
  const groups = new Map(draft.document.modifierGroups.map(group => [group.modifierGroupId, group]))
  const free = draft.document.modifierGroups.filter(group => !entries.includes(group.modifierGroupId))
  return (
    <Section title={t('menuEdit.section.options')} open={entries.length > 0}>
      <ErrorText>{error}</ErrorText>
      <ul className={forms.list} aria-label={t('menuEdit.chosenOptions')}>
        {entries.map((id, at) => {
          const group = groups.get(id)
          const name = group ? nameIn(group.displayName) : id
          return (
            <li key={id}>
              <Row gap={8} justify="between">
                <span className={styles.entry}>
                  <strong>{name}</strong>
                  <small>{t('menuEdit.usedIn', { count: usersOf(draft, id) })}</small>
                </span>
                <Row gap={0}>
                  {at > 0 && (
                    <IconButton
                      label={`${t('menuEdit.moveUp')}: ${name}`}
                      icon={<ChevronUp aria-hidden="true" size={18} />}
                      onClick={() => moveUp(at)}
                    />
                  )}
                  <IconButton
                    label={t('menuEdit.editOptions', { name })}
                    icon={<Pencil aria-hidden="true" size={18} />}
                    onClick={() => optionsOf.open(entryKey('modifiers', id))}
                  />
                  <IconButton
                    label={t('menuEdit.removeChoice', { name })}
                    icon={<X aria-hidden="true" size={18} />}
                    onClick={() => remove(at)}
                  />
                </Row>
              </Row>
            </li>
          )
        })}
      </ul>
      <div className={forms.row}>
        <AddFromList
          label={t('menuEdit.addOptions')}
          options={free.map(group => [group.modifierGroupId, nameIn(group.displayName)] as const)}
          onAdd={add}
        />
      </div>
      <Button size="small" kind="soft" className={forms.start ?? ''} onClick={() => optionsOf.open('modifiers/new')}>
        {t('menuEdit.createOptions')}
      </Button>
      <Exclusions draft={draft} values={values} />
    </Section>
  )
}

type Rule = DishValues['exclusions'][number]

/** The sizes and options of a dish that rules can name, as `unit:id` or `option:id`. */
function subjectsOf({ draft, values }: DishSectionProps) {
  const groups = new Map(draft.document.modifierGroups.map(group => [group.modifierGroupId, group]))
  const dishes = new Map(draft.document.items.map(item => [item.foodId, item]))
  return [
    ...(values.units.length > 1 ? values.units : []).map(
      unit => [`unit:${unit.unitId}`, nameIn(unit.unitName)] as const,
    ),
    ...values.modifierGroupIds.flatMap(id => {
      const group = groups.get(id)
      return (group?.modifierItems ?? []).map(
        one =>
          [
            `option:${one.modifierItemId}`,
            `${nameIn(group?.displayName ?? {})}: ${nameIn(one.modifierItemName)}`,
          ] as const,
      )
    }),
    ...values.sideDishGroups.flatMap(group =>
      group.sideDishes.map(
        side => [`option:${side.sideDishGroupItemId}`, nameIn(dishes.get(side.foodId)?.displayName ?? {})] as const,
      ),
    ),
  ]
}

const keysOf = (options: readonly string[], units: readonly string[]): string[] => [
  ...units.map(id => `unit:${id}`),
  ...options.map(id => `option:${id}`),
]
const idsOf = (keys: readonly string[], kind: 'unit' | 'option'): string[] =>
  keys.filter(key => key.startsWith(`${kind}:`)).map(key => key.slice(kind.length + 1))

/** Options that exclude each other: a choice from one side rules out every choice from the other. MENU-6 */
function Exclusions(props: DishSectionProps) {
  const { entries, rows, add, remove } = useListField<Rule>('dish.exclusions')
  const { change, errorInside } = useFieldState<Rule[]>('dish.exclusions')
  const subjects = subjectsOf(props)
  if (subjects.length < 2 && entries.length === 0) return null
  const set = (at: number, rule: Partial<Rule>) =>
    change(entries.map((one, nth) => (nth === at ? { ...one, ...rule } : one)))
  return (
    <fieldset className={forms.group}>
      <legend className={forms.legend}>{t('menuEdit.exclusions')}</legend>
      <ErrorText>{errorInside}</ErrorText>
      {rows.map(({ entry, at, key }) => (
        <div key={key} className={forms.box}>
          <Picks
            legend={t('menuEdit.oneSide')}
            options={subjects}
            chosen={keysOf(entry.propertyList, entry.propertyUnitList)}
            onChange={keys => set(at, { propertyList: idsOf(keys, 'option'), propertyUnitList: idsOf(keys, 'unit') })}
          />
          <Picks
            legend={t('menuEdit.otherSide')}
            options={subjects}
            chosen={keysOf(exclusiveOptionsOf(entry), entry.exclusiveUnitList)}
            onChange={keys =>
              set(at, {
                exclusivePropertyList: exclusivesOf(idsOf(keys, 'option')),
                exclusiveUnitList: idsOf(keys, 'unit'),
              })
            }
          />
          <RemoveButton onRemove={() => remove(at)}>{t('menuEdit.removeExclusion')}</RemoveButton>
        </div>
      ))}
      <AddButton
        onAdd={() => add({ propertyList: [], propertyUnitList: [], exclusivePropertyList: [], exclusiveUnitList: [] })}
      >
        {t('menuEdit.addExclusion')}
      </AddButton>
    </fieldset>
  )
}
