/** What the columns of a members file say. */
export const columns = {
  name: [
    'name',
    'full name',
    'customer',
    'customer name',
    'member',
    'member name',
    '姓名',
    '会员',
    '会员姓名',
    'الاسم',
    'الاسم الكامل',
  ],
  firstName: ['first name', 'given name', '名', 'الاسم الأول'],
  lastName: ['last name', 'surname', 'family name', '姓', 'اسم العائلة'],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile number',
    'mobile phone',
    'cell',
    'telephone',
    'tel',
    '手机',
    '手机号',
    '电话',
    'الهاتف',
    'رقم الهاتف',
    'الجوال',
  ],
  email: [
    'email',
    'e-mail',
    'email address',
    'e-mail address',
    'mail',
    '邮箱',
    '电子邮件',
    'البريد الإلكتروني',
    'البريد',
  ],
  joined: [
    'joined',
    'join date',
    'joined at',
    'member since',
    'signup date',
    'created',
    'created at',
    '注册日期',
    '入会日期',
    'تاريخ الانضمام',
  ],
  level: ['level', 'tier', 'member level', '等级', '会员等级', 'المستوى'],
  points: ['points', 'points balance', 'reward points', '积分', 'النقاط'],
  value: ['value', 'balance', 'stored value', 'card balance', 'store credit', '余额', '储值', '储值余额', 'الرصيد'],
  birthday: ['birthday', 'birth date', 'birthdate', 'date of birth', 'dob', '生日', '出生日期', 'تاريخ الميلاد'],
  consent: [
    'consent',
    'marketing',
    'marketing consent',
    'offers',
    'opt-in',
    'email opt-in',
    'newsletter',
    '营销同意',
    '同意营销',
    'الموافقة',
    'العروض',
  ],
} as const satisfies Record<string, readonly string[]>

export type MemberColumn = keyof typeof columns

const byHeading = new Map<string, MemberColumn>(
  Object.entries(columns).flatMap(([column, headings]) =>
    headings.map(heading => [heading, column as MemberColumn] as const),
  ),
)

/** The column of a heading; undefined for one that is not read. */
export const columnOf = (heading: string): MemberColumn | undefined =>
  byHeading.get(
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[_\s]+/g, ' '),
  )
