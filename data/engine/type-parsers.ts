import pg from "pg";

const DATE = 1082;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

/** Days stay `yyyy-MM-dd` strings: a Date would shift them by the process's time zone. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (oid === DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid === DATE_ARRAY ? TEXT_ARRAY : oid, format);
  },
};
