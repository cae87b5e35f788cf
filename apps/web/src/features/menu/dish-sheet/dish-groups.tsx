import type { ModifierChoice } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'
import { type SelectMode, withModifier, withPart, withPartModifier, withSide, withSideModifier } from './choose.ts'
import styles from './dish-groups.module.css'
import { OptionGroup } from './option-group.tsx'
import type { NestedView } from './option-views.ts'
import type { ShownProblem } from './problem-text.ts'
import type { Choosing } from './use-choice.ts'

interface DishGroupsProps {
  form: Choosing
  currency: Currency
  problem: ShownProblem | undefined
}

const errorOf = (problem: ShownProblem | undefined, id: string) => (problem?.groupId === id ? problem.text : undefined)

/** All option groups of a dish. */
export const DishGroups = (props: DishGroupsProps) => (
  <>
    <Units {...props} />
    <Combos {...props} />
    <Modifiers {...props} />
    <Sides {...props} />
  </>
)

function Units({ form: { choice, setChoice, views }, currency, problem }: DishGroupsProps) {
  if (!views.units) return null
  return (
    <OptionGroup
      group={views.units}
      currency={currency}
      whole
      countOf={id => (choice.unitId === id ? 1 : 0)}
      onSet={id => setChoice({ ...choice, unitId: id })}
      error={errorOf(problem, 'unitId')}
    />
  )
}

function Combos(props: DishGroupsProps) {
  const { form, currency, problem } = props
  const { choice, setChoice, views, nestedPart } = form
  const partOf = (groupId: string, id: string) =>
    choice.subItems.find(s => s.comboGroupId === groupId && s.comboGroupItemId === id)
  return views.combos.map(group => (
    <OptionGroup
      key={group.id}
      {...{ group, currency }}
      countOf={id => partOf(group.id, id)?.quantity ?? 0}
      onSet={(id, quantity, mode) => {
        const next = { comboGroupId: group.id, comboGroupItemId: id, quantity }
        setChoice(withPart(choice, { ...next, ...startingOf(nestedPart(id)) }, mode))
      }}
      error={errorOf(problem, group.id)}
      under={id => {
        const part = partOf(group.id, id)
        if (!part) return null
        const set = (next: ModifierChoice, mode: SelectMode) => setChoice(withPartModifier(choice, part, next, mode))
        return <Nested view={nestedPart(id)} modifiers={part.modifiers} onSet={set} {...{ currency, problem }} />
      }}
    />
  ))
}

const startingOf = (view: NestedView | undefined) => (view ? { modifiers: view.starting } : {})

const modifierCount = (all: readonly ModifierChoice[] | undefined, groupId: string, id: string): number =>
  all?.find(m => m.modifierGroupId === groupId && m.modifierItemId === id)?.quantity ?? 0

function Modifiers({ form: { choice, setChoice, views }, currency, problem }: DishGroupsProps) {
  return views.modifiers.map(group => (
    <OptionGroup
      key={group.id}
      {...{ group, currency }}
      countOf={id => modifierCount(choice.modifiers, group.id, id)}
      onSet={(id, quantity, mode) =>
        setChoice(withModifier(choice, { modifierGroupId: group.id, modifierItemId: id, quantity }, mode))
      }
      error={errorOf(problem, group.id)}
    />
  ))
}

function Sides(props: DishGroupsProps) {
  const { form, currency, problem } = props
  const { choice, setChoice, views, nestedSide } = form
  const sideOf = (groupId: string, id: string) =>
    choice.sideDishItems.find(s => s.sideDishGroupId === groupId && s.sideDishGroupItemId === id)
  return views.sides.map(group => (
    <OptionGroup
      key={group.id}
      {...{ group, currency }}
      countOf={id => sideOf(group.id, id)?.quantity ?? 0}
      onSet={(id, quantity, mode) => {
        const next = { sideDishGroupId: group.id, sideDishGroupItemId: id, quantity }
        setChoice(withSide(choice, { ...next, ...startingOf(nestedSide(id)) }, mode))
      }}
      error={errorOf(problem, group.id)}
      under={id => {
        const side = sideOf(group.id, id)
        if (!side) return null
        const set = (next: ModifierChoice, mode: SelectMode) => setChoice(withSideModifier(choice, side, next, mode))
        return <Nested view={nestedSide(id)} modifiers={side.modifiers} onSet={set} {...{ currency, problem }} />
      }}
    />
  ))
}

interface NestedProps extends Omit<DishGroupsProps, 'form'> {
  view: NestedView | undefined
  modifiers: readonly ModifierChoice[] | undefined
  onSet: (next: ModifierChoice, mode: SelectMode) => void
}

/** Options of the dish nested in a combo part or side. MENU-2 */
function Nested({ view, modifiers, onSet, currency, problem }: NestedProps) {
  if (!view) return null
  return (
    <div className={styles.nested}>
      {view.groupsFor(modifiers ?? []).map(group => (
        <OptionGroup
          key={group.id}
          group={group}
          currency={currency}
          countOf={id => modifierCount(modifiers, group.id, id)}
          onSet={(id, quantity, mode) => onSet({ modifierGroupId: group.id, modifierItemId: id, quantity }, mode)}
          error={errorOf(problem, group.id)}
        />
      ))}
    </div>
  )
}
