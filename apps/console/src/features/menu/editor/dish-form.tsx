import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import forms from '../../../forms/forms.module.css'
import { SettingsForm } from '../../../forms/settings-form.tsx'
import { useDraftForm } from '../../../forms/state/use-draft-form.ts'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import { DishContents } from './dish-contents.tsx'
import type { DishOfOptions } from './dish-of-options.ts'
import { DishOptions } from './dish-options.tsx'
import { DishParts } from './dish-parts.tsx'
import { DishPicture } from './dish-picture.tsx'
import { DishPrices } from './dish-prices.tsx'
import { DishSale } from './dish-sale.tsx'
import { dishOfValues, type DishValues, valuesOfDish } from './dish-values.ts'
import { InGroups } from './in-groups.tsx'
import { copyOf } from './new-entries.ts'
import { type Dish, draftKey, type EditorProps, entryKey, type MenuDraft, nameIn } from './queries.ts'
import { Available } from './available.tsx'
import { menuDifferences } from '@comanda/domain/menu'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { DifferenceList } from './differences.tsx'

const alone = (dish: Dish) => ({ menus: [], menuGroups: [], items: [dish], modifierGroups: [], buffetRules: [] })

/** The differences between the typed dish and the one saved by another person; the bar below offers both. */
const Conflict = ({ draft, mine, theirs }: { draft: MenuDraft; mine: Dish; theirs: Dish }) => (
  <section className={forms.card}>
    <Text>{t('menuEdit.theirs')}</Text>
    <DifferenceList currency={draft.currency} differences={menuDifferences(alone(mine), alone(theirs))} />
  </section>
)

export interface DishFormValues {
  dish: DishValues
}
const Fields = fieldsOf<{ dish: DishValues }>()

interface DishFormProps extends EditorProps {
  dish: Dish
  /** The group of a new dish; empty for a dish of the menu. */
  newIn: string
  onChoose: (key: string) => void
}

/** The actions for a saved dish. */
function DishActions({
  shopId,
  draft,
  dish,
  mark,
  onChoose,
  onCopy,
}: DishFormProps & { mark: string; onCopy: () => void }) {
  const client = useQueryClient()
  const name = nameIn(dish.displayName)
  return (
    <Stack gap={14}>
      <InGroups shopId={shopId} draft={draft} foodId={dish.foodId} />
      <Row wrap gap={8}>
        <Button kind="soft" icon={<Copy aria-hidden="true" size={18} />} onClick={onCopy}>
          {t('menuEdit.duplicate')}
        </Button>
        <RemoveDialog
          call={calls.removeFromMenu}
          request={{ shopId, what: 'dish', id: dish.foodId, mark }}
          label={t('menuEdit.remove')}
          title={t('menuEdit.removeTitle', { name })}
          hint={t('menuEdit.removeDishHint')}
          onRemoved={() => {
            void client.invalidateQueries({ queryKey: draftKey(shopId) })
            onChoose('')
          }}
        />
      </Row>
    </Stack>
  )
}

/** Everything about a dish. */
export function DishForm(props: DishFormProps & { onCopy: (dish: Dish) => void; optionsOf: DishOfOptions }) {
  const { shopId, draft, dish, newIn, onChoose, onCopy, optionsOf } = props
  const client = useQueryClient()
  const mark = draft.marks[entryKey('dish', dish.foodId)] ?? ''
  const form = useDraftForm({
    draft: `menu/${shopId}/dishes/dish/${dish.foodId}`,
    saved: { mark, dish },
    valuesOf: saved => ({ dish: valuesOfDish(saved.dish) }),
    revisionOf: saved => saved.mark,
    call: calls.saveDish,
    requestOf: (values: DishFormValues, base) => ({
      shopId,
      mark: base.mark,
      menuGroupId: newIn,
      dish: dishOfValues(values.dish),
    }),
    onSaved(answer, values) {
      toast(t('menuEdit.gridSaved'))
      if (newIn !== '') onChoose(entryKey('dish', dish.foodId))
      return { mark: answer.mark, dish: dishOfValues(values.dish) as Dish }
    },
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  const shared = { draft, values: form.values.dish }
  return (
    <SettingsForm form={form} languages={draft.languages} currency={draft.currency}>
      {form.conflict && <Conflict draft={draft} mine={dishOfValues(form.values.dish) as Dish} theirs={dish} />}
      <section className={forms.card}>
        <Fields.Words name="dish.displayName" label={t('menuEdit.name')} max={100} />
        <Fields.Words name="dish.description" label={t('menuEdit.description')} max={1000} area />
        <div className={forms.switches}>
          <Fields.Switch name="dish.onSale" detail={t('menuEdit.onSaleHint')}>
            {t('menuEdit.onSale')}
          </Fields.Switch>
          {newIn === '' && <Available shopId={shopId} foodId={dish.foodId} />}
        </div>
      </section>
      <DishPrices {...shared} />
      <DishPicture shopId={shopId} draft={draft} />
      <DishOptions {...shared} optionsOf={optionsOf} />
      <DishParts {...shared} />
      <DishSale {...shared} />
      <DishContents />
      {newIn === '' && (
        <DishActions
          {...props}
          mark={mark}
          onCopy={() => onCopy(copyOf(dish, name => t('menuEdit.copyOf', { name })))}
        />
      )}
    </SettingsForm>
  )
}
