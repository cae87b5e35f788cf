/** A small invented menu in the shape of an Uber Eats Menu v2 payload, with one of everything the importer reads. */
const en = (text: string, more: Record<string, string> = {}) => ({ translations: { en_us: text, ...more } })
const options = (...ids: string[]) => ids.map(id => ({ id, type: 'ITEM' }))
const between = (min_permitted: number, max_permitted: number) => ({ quantity: { min_permitted, max_permitted } })
const everyDay = (start_time: string, end_time: string) =>
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(day_of_week => ({
    day_of_week,
    time_periods: [{ start_time, end_time }],
  }))

export const smallMenu = () => ({
  menus: [
    {
      id: 'all day',
      title: en('All day'),
      category_ids: ['pies', 'more'],
      service_availability: everyDay('10:30', '23:59'),
    },
    {
      id: 'late',
      title: en('Late'),
      category_ids: ['more'],
      service_availability: everyDay('22:00', '02:00').slice(5, 6),
    },
  ],
  categories: [
    { id: 'pies', title: en('Pies', { 'zh-Hans': '派', fr_fr: 'Tartes' }), entities: options('pie', 'pan') },
    { id: 'more', title: en('More'), entities: options('tea') },
  ],
  items: [
    {
      id: 'pie',
      title: en('<b>Big</b> pie &amp; sauce'),
      description: en('Baked<br/>slowly <script>alert(1)</script>'),
      price_info: { price: 900, overrides: [] },
      quantity_info: { quantity: { max_permitted: 25 } },
      modifier_group_ids: { ids: ['size', 'tops'], overrides: [] },
      tax_info: { tax_rate: 8.25 },
      image_url: 'https://pictures.example/pie.jpg',
      dish_info: { classifications: { dietary_label_info: { labels: ['VEGAN'] } } },
      nutritional_info: { calories: { lower_range: 640, upper_range: 640 } },
    },
    {
      id: 'pan',
      title: en('Pan'),
      price_info: { price: 1100 },
      modifier_group_ids: { ids: ['tops', 'meal'] },
      tax_info: { tax_rate: 8.25 },
    },
    {
      id: 'tea',
      title: en('Tea'),
      price_info: { price: 300 },
      suspension_info: { suspension: { suspend_until: 4_000_000_000 } },
    },
    { id: 's', title: en('Small'), price_info: { price: 0 } },
    { id: 'l', title: en('Large'), price_info: { price: 400 } },
    {
      id: 'corn',
      title: en('Corn'),
      price_info: {
        price: 150,
        overrides: [
          { context_type: 'MODIFIER_GROUP', context_value: 'tops', price: 120 },
          { context_type: 'ITEM', context_value: 'pan', price: 90 },
        ],
      },
      quantity_info: { quantity: { max_permitted: 2, default_quantity: 1 } },
    },
    {
      id: 'herb',
      title: en('Herbs'),
      price_info: { price: 50, overrides: [{ context_type: 'ITEM', context_value: 'pan', price: 10 }] },
    },
    {
      id: 'salad',
      title: en('Salad'),
      price_info: { price: 500, overrides: [{ context_type: 'MODIFIER_GROUP', context_value: 'meal', price: 350 }] },
      modifier_group_ids: { ids: ['dressing'] },
    },
    { id: 'oil', title: en('Oil'), price_info: { price: 25 } },
  ],
  modifier_groups: [
    { id: 'size', title: en('Size'), quantity_info: between(1, 1), modifier_options: options('s', 'l') },
    { id: 'tops', title: en('Toppings'), quantity_info: between(0, 3), modifier_options: options('corn', 'herb') },
    { id: 'meal', title: en('Make it a meal'), quantity_info: between(0, 1), modifier_options: options('salad') },
    { id: 'dressing', title: en('Dressing'), quantity_info: between(1, 1), modifier_options: options('oil') },
  ],
})

export type SmallMenu = ReturnType<typeof smallMenu>
