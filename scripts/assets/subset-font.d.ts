/** The package ships no types; this is the part that is used. */
declare module "subset-font" {
  type AxisRange = { readonly min: number; readonly max: number; readonly default?: number };

  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: "sfnt" | "woff" | "woff2";
      variationAxes?: Readonly<Record<string, number | AxisRange>>;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}
