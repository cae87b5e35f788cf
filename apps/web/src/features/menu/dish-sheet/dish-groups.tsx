import type { ModifierChoice } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'
import { withModifier, withPart, withSide, withSideModifier } from './choose.ts'
import styles from './dish-groups.module.css'
import { OptionGroup } from './option-group.tsx'
import { modifierViews } from './option-views.ts'
import type { ShownProblem } from './problem-words.ts'
import type { Choosing } from './use-choice.ts'

interface DishGroupsProps {
  choosing: Choosing
  currency: Currency
  problem: ShownProblem | undefined
}

const errorOf = (problem: ShownProblem | undefined, id: string) => (problem?.groupId === id ? problem.words : undefined)

/** Everything that can be chosen of a dish. */
export const DishGroups = (props: DishGroupsProps) => (
  <>
    <Units {...props} />
    <Combos {...props} />
    <Modifiers {...props} />
    <Sides {...props} />
  </>
)

function Units({ choosing: { choice, setChoice, views }, currency, problem }: DishGroupsProps) {
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

function Combos({ choosing: { choice, setChoice, views }, currency, problem }: DishGroupsProps) {
  const countOf = (groupId: string, id: string) =>
    choice.subItems.find(s => s.comboGroupId === groupId && s.comboGroupItemId === id)?.quantity ?? 0
  return views.combos.map(group => (
    <OptionGroup
      key={group.id}
      {...{ group, currency }}
      countOf={id => countOf(group.id, id)}
      onSet={(id, quantity, way) =>
        setChoice(withPart(choice, { comboGroupId: group.id, comboGroupItemId: id, quantity }, way))
      }
      error={errorOf(problem, group.id)}
    />
  ))
}

const modifierCount = (all: readonly ModifierChoice[] | undefined, groupId: string, id: string): number =>
  all?.find(m => m.modifierGroupId === groupId && m.modifierItemId === id)?.quantity ?? 0

function Modifiers({ choosing: { choice, setChoice, views }, currency, problem }: DishGroupsProps) {
  return views.modifiers.map(group => (
    <OptionGroup
      key={group.id}
      {...{ group, currency }}
      countOf={id => modifierCount(choice.modifiers, group.id, id)}
      onSet={(id, quantity, way) =>
        setChoice(withModifier(choice, { modifierGroupId: group.id, modifierItemId: id, quantity }, way))
      }
      error={errorOf(problem, group.id)}
    />
  ))
}

function Sides(props: DishGroupsProps) {
  const { choosing, currency, problem } = props
  const { choice, setChoice, views, nested } = choosing
  return views.sides.map(group => (
    <OptionGroup
      key={group.id}
      {...{ group, currency }}
      countOf={id => sideOf(choosing, group.id, id)?.quantity ?? 0}
      onSet={(id, quantity, way) => {
        const starting = nested(id)?.starting
        const next = { sideDishGroupId: group.id, sideDishGroupItemId: id, quantity }
        setChoice(withSide(choice, { ...next, ...(starting && { modifiers: starting }) }, way))
      }}
      error={errorOf(problem, group.id)}
      under={id => <Nested {...props} groupId={group.id} sideId={id} />}
    />
  ))
}

const sideOf = ({ choice }: Choosing, groupId: string, sideId: string) =>
  choice.sideDishItems.find(s => s.sideDishGroupId === groupId && s.sideDishGroupItemId === sideId)

interface NestedProps extends DishGroupsProps {
  groupId: string
  sideId: string
}

/** The choices of the dish a side nests, under the side. MENU-2 */
function Nested({ choosing, currency, groupId, sideId, problem }: NestedProps) {
  const inner = choosing.nested(sideId)
  const side = sideOf(choosing, groupId, sideId)
  if (!inner || !side) return null
  return (
    <div className={styles.nested}>
      {modifierViews(inner.scene, undefined).map(group => (
        <OptionGroup
          key={group.id}
          group={group}
          currency={currency}
          countOf={id => modifierCount(side.modifiers, group.id, id)}
          onSet={(id, quantity, way) => {
            const next = { modifierGroupId: group.id, modifierItemId: id, quantity }
            choosing.setChoice(withSideModifier(choosing.choice, side, next, way))
          }}
          error={errorOf(problem, group.id)}
        />
      ))}
    </div>
  )
}
