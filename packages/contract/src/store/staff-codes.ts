import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of setting up a store and its promotions: each names the field. */
export const staffStoreCodes = {
  windowBackwards: { code: 'CON-02-0001', shows: 'toast' },
  windowsOverlap: { code: 'CON-02-0002', shows: 'toast' },
  weekdaysMissing: { code: 'CON-02-0003', shows: 'toast' },
  windowsMissing: { code: 'CON-02-0004', shows: 'toast' },
  intervalTooLong: { code: 'CON-02-0005', shows: 'toast' },
  wayTwice: { code: 'CON-02-0006', shows: 'toast' },
  dateUnknown: { code: 'CON-02-0007', shows: 'toast' },
  dateTwice: { code: 'CON-02-0008', shows: 'toast' },
  zoneCorners: { code: 'CON-02-0009', shows: 'toast' },
  zoneCrosses: { code: 'CON-02-0010', shows: 'toast' },
  zoneTooFar: { code: 'CON-02-0011', shows: 'toast' },
  zoneFreeFrom: { code: 'CON-02-0012', shows: 'toast' },
  zoneHidden: { code: 'CON-02-0013', shows: 'toast' },
  partySizesUnfit: { code: 'CON-02-0014', shows: 'toast' },
  durationsUnfit: { code: 'CON-02-0015', shows: 'toast' },
  areaTableUnknown: { code: 'CON-02-0016', shows: 'toast' },
  areaTableTwice: { code: 'CON-02-0017', shows: 'toast' },
  partyTooLargeForTables: { code: 'CON-02-0018', shows: 'toast' },
  zoneSteps: { code: 'CON-02-0023', shows: 'toast' },
  rowTableUnknown: { code: 'CON-02-0024', shows: 'toast' },
  rowTableTwice: { code: 'CON-02-0025', shows: 'toast' },
  waysAllOff: { code: 'CON-02-0050', shows: 'toast' },
  depositEmpty: { code: 'CON-02-0026', shows: 'toast' },
  depositTermShort: { code: 'CON-02-0027', shows: 'toast' },
  promotionTwice: { code: 'CON-04-0031', shows: 'toast' },
  promotionUnknown: { code: 'CON-04-0032', shows: 'toast' },
  promotionWays: { code: 'CON-04-0033', shows: 'toast' },
  deliveryNeeded: { code: 'CON-04-0034', shows: 'toast' },
  giftUnfit: { code: 'CON-04-0035', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffStoreTexts = {
  windowBackwards: {
    en_US: 'These hours end before they begin, or last longer than a day.',
    zh_CN: '结束时间早于开始时间，或时长超过一天。',
    ar: 'تنتهي هذه الساعات قبل أن تبدأ، أو تزيد على يوم.',
  },
  windowsOverlap: {
    en_US: 'These hours overlap with others of the same day. Please join or part them.',
    zh_CN: '该时段与同一天的其他时段重叠，请合并或错开。',
    ar: 'تتداخل هذه الساعات مع غيرها في اليوم نفسه. ادمجها أو افصل بينها.',
  },
  weekdaysMissing: {
    en_US: 'Choose at least one day of the week for these hours.',
    zh_CN: '请为该时段至少选择一天。',
    ar: 'اختر يوماً واحداً على الأقل لهذه الساعات.',
  },
  windowsMissing: {
    en_US: 'Add at least one stretch of hours.',
    zh_CN: '请至少添加一个时段。',
    ar: 'أضف فترة واحدة على الأقل.',
  },
  intervalTooLong: {
    en_US: 'A slot of {minutes} minutes fits into none of the hours. Please make it shorter.',
    zh_CN: '{minutes} 分钟的时段放不进任何营业时间，请缩短。',
    ar: 'فترة {minutes} دقيقة لا تتسع لها أي ساعات. اجعلها أقصر.',
  },
  wayTwice: {
    en_US: 'This way of ordering is there twice.',
    zh_CN: '该点餐方式出现了两次。',
    ar: 'طريقة الطلب هذه مكررة.',
  },
  dateUnknown: {
    en_US: 'There is no such day in the calendar.',
    zh_CN: '日历上没有这一天。',
    ar: 'لا يوجد يوم كهذا في التقويم.',
  },
  dateTwice: {
    en_US: 'The day {date} is in the list twice. Please keep one of them.',
    zh_CN: '{date} 在列表中出现了两次，请保留一个。',
    ar: 'اليوم {date} مكرر في القائمة. أبقِ واحداً منهما.',
  },
  zoneCorners: {
    en_US: 'A zone needs at least three corners that enclose some ground.',
    zh_CN: '配送区域至少需要三个能围成面积的角点。',
    ar: 'تحتاج المنطقة إلى ثلاث زوايا على الأقل تحيط بمساحة.',
  },
  zoneCrosses: {
    en_US: 'The line around this zone crosses itself. Please move a corner.',
    zh_CN: '该区域的边界自相交叉，请移动一个角点。',
    ar: 'حدّ هذه المنطقة يتقاطع مع نفسه. حرّك إحدى الزوايا.',
  },
  zoneTooFar: {
    en_US: 'This corner lies more than {kilometres} km from the store. Please check its coordinates.',
    zh_CN: '该角点距门店超过 {kilometres} 公里，请检查坐标。',
    ar: 'تبعد هذه الزاوية أكثر من {kilometres} كم عن المتجر. راجع إحداثياتها.',
  },
  zoneFreeFrom: {
    en_US: 'Free delivery cannot begin below the smallest order.',
    zh_CN: '免配送费金额不能低于起送金额。',
    ar: 'لا يمكن أن يبدأ التوصيل المجاني دون الحد الأدنى للطلب.',
  },
  zoneHidden: {
    en_US: 'This circle lies within an earlier zone and would never count. Put it first, or make it larger.',
    zh_CN: '该圆形区域位于前一个区域之内，永远不会生效。请将其前移或扩大。',
    ar: 'تقع هذه الدائرة داخل منطقة تسبقها ولن تُحتسب أبداً. قدّمها أو كبّرها.',
  },
  partySizesUnfit: {
    en_US: 'The largest party is smaller than the smallest.',
    zh_CN: '最大人数小于最小人数。',
    ar: 'أكبر عدد أصغر من أصغر عدد.',
  },
  durationsUnfit: {
    en_US: 'Say how long a table is kept, from the smallest party to the largest.',
    zh_CN: '请按人数从少到多设置用餐时长。',
    ar: 'حدّد مدة حجز الطاولة من أصغر مجموعة إلى أكبرها.',
  },
  areaTableUnknown: {
    en_US: 'There is no table {table} here.',
    zh_CN: '本店没有 {table} 号桌。',
    ar: 'لا توجد طاولة {table} هنا.',
  },
  areaTableTwice: {
    en_US: 'Table {table} is in two areas. Please keep it in one.',
    zh_CN: '{table} 号桌出现在两个区域，请只保留一个。',
    ar: 'الطاولة {table} في منطقتين. أبقها في واحدة.',
  },
  partyTooLargeForTables: {
    en_US: 'The tables that can be booked seat {seats} at most.',
    zh_CN: '可预订的餐桌最多坐 {seats} 人。',
    ar: 'تتسع الطاولات القابلة للحجز لـ {seats} على الأكثر.',
  },
  zoneSteps: {
    en_US: 'The distances of the fees rise from row to row.',
    zh_CN: '配送费的距离须逐行递增。',
    ar: 'يجب أن تزداد مسافات الرسوم من سطر إلى آخر.',
  },
  rowTableUnknown: {
    en_US: 'Table {table} of this row is not among the tables of the area.',
    zh_CN: '这一排中的 {table} 号桌不在该区域的餐桌之中。',
    ar: 'الطاولة {table} في هذا الصف ليست من طاولات المنطقة.',
  },
  rowTableTwice: {
    en_US: 'Table {table} stands in two rows. Please keep it in one.',
    zh_CN: '{table} 号桌出现在两排中，请只保留一处。',
    ar: 'الطاولة {table} في صفين. أبقها في صف واحد.',
  },
  waysAllOff: {
    en_US: 'A store takes at least one kind of order. To close for a while, pause it.',
    zh_CN: '餐厅至少需接受一种点餐方式；如需暂停营业，请使用暂停。',
    ar: 'يقبل المطعم نوعاً واحداً من الطلبات على الأقل. للإغلاق مؤقتاً أوقفه مؤقتاً.',
  },
  depositEmpty: {
    en_US: 'Please say how much the deposit is, or switch deposits off.',
    zh_CN: '请填写订金金额，或关闭订金。',
    ar: 'حدد مبلغ العربون من فضلك، أو أوقف العربون.',
  },
  depositTermShort: {
    en_US: 'Guests may cancel until {minutes} minutes before. Deposits come back for at least as long.',
    zh_CN: '客人可在 {minutes} 分钟前取消，订金退回期限不能更短。',
    ar: 'يمكن للضيوف الإلغاء حتى {minutes} دقيقة قبل الموعد، ولا تكون مهلة رد العربون أقصر.',
  },
  promotionTwice: {
    en_US: 'This promotion is there twice.',
    zh_CN: '该活动重复。',
    ar: 'هذا العرض مكرر.',
  },
  promotionUnknown: {
    en_US: 'One of the promotions it excludes is gone.',
    zh_CN: '其互斥的活动已不存在。',
    ar: 'أحد العروض المستثناة لم يعد موجودًا.',
  },
  promotionWays: {
    en_US: 'Choose at least one of the store’s ways of ordering.',
    zh_CN: '请至少选择门店的一种点餐方式。',
    ar: 'اختر طريقة طلب واحدة على الأقل من طرق الفرع.',
  },
  deliveryNeeded: {
    en_US: 'Free delivery needs delivery among its ways of ordering.',
    zh_CN: '免配送费须包含外送。',
    ar: 'التوصيل المجاني يحتاج إلى التوصيل بين طرقه.',
  },
  giftUnfit: {
    en_US: 'This dish cannot be given: it needs a choice, is sold by weight or is not on the menu.',
    zh_CN: '该菜品不能赠送：需要选择、按重量出售或不在菜单上。',
    ar: 'لا يمكن إهداء هذا الطبق: يحتاج إلى اختيار أو يُباع بالوزن أو ليس في القائمة.',
  },
} satisfies RefusalTexts<typeof staffStoreCodes>
