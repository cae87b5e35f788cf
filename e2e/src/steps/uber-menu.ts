/** Groups of dishes: number of dishes, and of sizes, toppings and sides of each dish. */
const KINDS = [
  { group: 'Make your own', dish: 'Own pizza', dishes: 1, price: 950, sizes: 9, toppings: 31, sides: 0 },
  { group: 'House pizzas', dish: 'House pizza', dishes: 14, price: 1300, sizes: 9, toppings: 25, sides: 0 },
  { group: 'Toasted rolls', dish: 'Toasted roll', dishes: 7, price: 700, sizes: 0, toppings: 26, sides: 0 },
  { group: 'Baked noodles', dish: 'Baked noodles', dishes: 5, price: 800, sizes: 2, toppings: 3, sides: 0 },
  { group: 'Chicken', dish: 'Chicken', dishes: 11, price: 900, sizes: 5, toppings: 0, sides: 4 },
  { group: 'Breads', dish: 'Bread', dishes: 6, price: 700, sizes: 0, toppings: 2, sides: 5 },
  { group: 'Salads', dish: 'Salad', dishes: 2, price: 700, sizes: 0, toppings: 0, sides: 4 },
  { group: 'Cold drinks', dish: 'Drink', dishes: 6, price: 210, sizes: 0, toppings: 0, sides: 0 },
  { group: 'Sweets', dish: 'Sweet', dishes: 3, price: 500, sizes: 0, toppings: 0, sides: 2 },
  { group: 'Extras', dish: 'Extra', dishes: 18, price: 75, sizes: 0, toppings: 0, sides: 0 },
]
type Kind = (typeof KINDS)[number]

const title = (text: string) => ({ translations: { en_us: text } })
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const idOf = ({ dish }: Kind, ...rest: (string | number)[]) => [dish.replace(' ', ''), ...rest].join('-')
const option = (id: string, name: string, price: number) => ({
  id,
  title: title(name),
  price_info: { price, overrides: [] },
})

/** The options of a kind: toppings and sides are shared by its dishes, sizes belong to each dish. */
const CHOICES = [
  { name: 'sizes', label: 'Size', least: 1, most: 1, price: 200 },
  { name: 'toppings', label: 'Topping', least: 0, most: 10, price: 125 },
  { name: 'sides', label: 'Side', least: 0, most: 6, price: 75 },
] as const

const choicesOf = (kind: Kind) => CHOICES.filter(({ name }) => kind[name] > 0)
const optionId = (kind: Kind, dish: number, choice: string, nth: number) =>
  choice === 'sizes' ? idOf(kind, dish, choice, nth) : idOf(kind, choice, nth)

const optionsOf = (kind: Kind) =>
  choicesOf(kind).flatMap(({ name, label, price }) =>
    numbers(name === 'sizes' ? kind.dishes : 1).flatMap(dish =>
      numbers(kind[name]).map(nth => option(optionId(kind, dish, name, nth), `${label} ${nth}`, (nth - 1) * price)),
    ),
  )

const groupsOf = (kind: Kind) =>
  numbers(kind.dishes).flatMap(dish =>
    choicesOf(kind).map(({ name, label, least, most }) => ({
      id: idOf(kind, dish, name),
      title: title(`${label} of ${kind.dish.toLowerCase()} ${dish}`),
      quantity_info: { quantity: { min_permitted: least, max_permitted: most } },
      modifier_options: numbers(kind[name]).map(nth => ({ id: optionId(kind, dish, name, nth), type: 'ITEM' })),
    })),
  )

const dishesOf = (kind: Kind) =>
  numbers(kind.dishes).map(dish => ({
    id: idOf(kind, dish),
    title: title(`${kind.dish} ${dish}`),
    description: title(`Number ${dish} of our ${kind.group.toLowerCase()}.`),
    price_info: { price: kind.price, overrides: [] },
    quantity_info: { quantity: { max_permitted: 25 } },
    modifier_group_ids: { ids: choicesOf(kind).map(({ name }) => idOf(kind, dish, name)), overrides: [] },
    tax_info: { tax_rate: 8.25 },
  }))

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/**
 * A pizzeria's menu as a delivery platform exports it: 73 dishes in 10 groups with 82 choices, on sale all day. Prices in
 * minor units.
 */
export const uberMenu = () => ({
  menus: [
    {
      id: 'all-day',
      title: title('All day'),
      category_ids: KINDS.map(kind => idOf(kind, 'group')),
      service_availability: DAYS.map(day_of_week => ({
        day_of_week,
        time_periods: [{ start_time: '00:00', end_time: '23:59' }],
      })),
    },
  ],
  categories: KINDS.map(kind => ({
    id: idOf(kind, 'group'),
    title: title(kind.group),
    entities: numbers(kind.dishes).map(dish => ({ id: idOf(kind, dish), type: 'ITEM' })),
  })),
  items: KINDS.flatMap(kind => [...dishesOf(kind), ...optionsOf(kind)]),
  modifier_groups: KINDS.flatMap(groupsOf),
})
