import * as z from 'zod/mini'

const rawId = z.string().check(z.minLength(1), z.maxLength(200))
const price = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
const count = z.int().check(z.minimum(0), z.maximum(10_000))

const translated = z.object({
  translations: z.record(z.string().check(z.maxLength(35)), z.string().check(z.maxLength(5000))),
})

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time like 10:30'))

const quantity = z.object({
  min_permitted: z.nullish(count),
  max_permitted: z.nullish(count),
  default_quantity: z.nullish(count),
  charge_above: z.nullish(count),
  is_min_permitted_optional: z.nullish(z.boolean()),
})

const context = { context_type: z.string().check(z.maxLength(60)), context_value: z.string().check(z.maxLength(200)) }

const quantityInfo = z.object({
  quantity: z.nullish(quantity),
  overrides: z.nullish(z.array(z.object({ ...context, quantity: z.nullish(quantity) }))),
})

const suspension = z.object({ suspend_until: z.nullish(z.number()), reason: z.nullish(z.string()) })

const entity = z.object({ id: rawId, type: z.nullish(z.string()) })

const menu = z.object({
  id: rawId,
  title: translated,
  subtitle: z.nullish(z.unknown()),
  category_ids: z.array(rawId),
  service_availability: z.nullish(
    z.array(
      z.object({
        day_of_week: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
        time_periods: z.array(z.object({ start_time: clock, end_time: clock })),
      }),
    ),
  ),
})

const item = z.object({
  id: rawId,
  title: translated,
  description: z.nullish(translated),
  image_url: z.nullish(z.string().check(z.maxLength(2000))),
  price_info: z.object({
    price,
    container_deposit: z.nullish(z.number()),
    overrides: z.nullish(z.array(z.object({ ...context, price }))),
  }),
  quantity_info: z.nullish(quantityInfo),
  suspension_info: z.nullish(
    z.object({
      suspension: z.nullish(suspension),
      overrides: z.nullish(z.array(z.object({ ...context, suspension: z.nullish(suspension) }))),
    }),
  ),
  modifier_group_ids: z.nullish(
    z.object({ ids: z.nullish(z.array(rawId)), overrides: z.nullish(z.array(z.unknown())) }),
  ),
  tax_info: z.nullish(
    z.object({
      tax_rate: z.nullish(z.number().check(z.minimum(0), z.maximum(100))),
      vat_rate_percentage: z.nullish(z.number().check(z.minimum(0), z.maximum(100))),
    }),
  ),
  nutritional_info: z.nullish(
    z.looseObject({ calories: z.nullish(z.looseObject({ lower_range: z.nullish(z.number()) })) }),
  ),
  dish_info: z.nullish(
    z.looseObject({
      classifications: z.nullish(
        z.looseObject({
          is_vegetarian: z.nullish(z.boolean()),
          dietary_label_info: z.nullish(z.looseObject({ labels: z.nullish(z.array(z.string())) })),
        }),
      ),
    }),
  ),
  visibility_info: z.nullish(z.unknown()),
  tax_label_info: z.nullish(z.unknown()),
  product_info: z.nullish(z.unknown()),
  bundled_items: z.nullish(z.array(z.unknown())),
})

const modifierGroup = z.object({
  id: rawId,
  title: translated,
  quantity_info: z.nullish(quantityInfo),
  modifier_options: z.array(entity),
})

/** The fields of an Uber Eats Menu v2 payload that are read. Others are ignored. */
export const ubereatsMenu = z.object({
  menus: z.array(menu).check(z.minLength(1), z.maxLength(50)),
  categories: z
    .array(z.object({ id: rawId, title: translated, subtitle: z.nullish(z.unknown()), entities: z.array(entity) }))
    .check(z.minLength(1), z.maxLength(500)),
  items: z.array(item).check(z.minLength(1), z.maxLength(10_000)),
  modifier_groups: z._default(z.array(modifierGroup).check(z.maxLength(5000)), []),
  display_options: z.nullish(z.unknown()),
  menu_type: z.nullish(z.string().check(z.maxLength(60))),
})

export type UberMenu = z.output<typeof ubereatsMenu>
export type UberItem = UberMenu['items'][number]
export type UberGroup = UberMenu['modifier_groups'][number]
export type UberQuantity = z.output<typeof quantity>
