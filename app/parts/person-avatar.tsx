import { imageUrl } from "#domain/media/image-url.ts";
import { monogram, tintFor } from "#domain/speaker/text/monogram.ts";
import { Avatar } from "#ui/avatar.tsx";

type PersonAvatarProps = {
  name: string;
  /** Key of the stored picture. */
  photo: string | null;
  size?: "sm" | "md" | "lg";
  shape?: "round" | "square";
};

export function PersonAvatar({ name, photo, ...look }: PersonAvatarProps) {
  const src = photo && imageUrl(photo, { width: 320, height: 320 });
  return <Avatar initials={monogram(name)} tint={tintFor(name)} src={src} {...look} />;
}
