import * as z from 'zod/mini'

const id = z.string().check(z.minLength(1), z.maxLength(200))
const text = z.nullish(z.string().check(z.maxLength(5000)))
const priceMoney = z.nullish(
  z.object({
    amount: z.nullish(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
    currency: z.nullish(z.string()),
  }),
)
const count = z.nullish(z.int())

const variation = z.object({
  id,
  is_deleted: z.nullish(z.boolean()),
  item_variation_data: z.nullish(
    z.object({
      name: text,
      ordinal: count,
      pricing_type: z.nullish(z.string()),
      price_money: priceMoney,
      location_overrides: z.nullish(z.array(z.object({ sold_out: z.nullish(z.boolean()), price_money: priceMoney }))),
      measurement_unit_id: z.nullish(z.string()),
    }),
  ),
})

const item = z.object({
  name: text,
  description: text,
  description_plaintext: text,
  category_id: z.nullish(z.string()),
  categories: z.nullish(z.array(z.object({ id, ordinal: z.nullish(z.number()) }))),
  tax_ids: z.nullish(z.array(z.string())),
  variations: z.nullish(z.array(variation)),
  modifier_list_info: z.nullish(
    z.array(
      z.object({
        modifier_list_id: id,
        min_selected_modifiers: count,
        max_selected_modifiers: count,
        enabled: z.nullish(z.boolean()),
        ordinal: count,
      }),
    ),
  ),
  image_ids: z.nullish(z.array(z.string())),
  is_archived: z.nullish(z.boolean()),
  food_and_beverage_details: z.nullish(
    z.object({
      calorie_count: count,
      dietary_preferences: z.nullish(z.array(z.object({ standard_name: z.nullish(z.string()) }))),
    }),
  ),
})

const modifier = z.object({
  id,
  is_deleted: z.nullish(z.boolean()),
  modifier_data: z.nullish(
    z.object({ name: text, price_money: priceMoney, on_by_default: z.nullish(z.boolean()), ordinal: count }),
  ),
})

const modifierList = z.object({
  name: text,
  ordinal: count,
  selection_type: z.nullish(z.string()),
  modifier_type: z.nullish(z.string()),
  min_selected_modifiers: count,
  max_selected_modifiers: count,
  allow_quantities: z.nullish(z.boolean()),
  modifiers: z.nullish(z.array(modifier)),
})

const object = z.object({
  type: z.string(),
  id,
  is_deleted: z.nullish(z.boolean()),
  item_data: z.nullish(item),
  category_data: z.nullish(
    z.object({ name: text, parent_category: z.nullish(z.object({ ordinal: z.nullish(z.number()) })) }),
  ),
  modifier_list_data: z.nullish(modifierList),
  tax_data: z.nullish(
    z.object({
      name: text,
      inclusion_type: z.nullish(z.string()),
      percentage: z.nullish(z.string()),
      enabled: z.nullish(z.boolean()),
    }),
  ),
})

/** The catalog of a Square account, as its list call answers it. */
export const squareCatalog = z.object({ objects: z.array(object).check(z.maxLength(20_000)) })
export type SquareCatalog = z.output<typeof squareCatalog>
export type SquareObject = SquareCatalog['objects'][number]
export type SquareItem = z.output<typeof item>
export type SquareVariation = z.output<typeof variation>
export type SquareModifierList = z.output<typeof modifierList>
