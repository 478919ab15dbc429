import { expect, test } from "vitest";
import { formatEuros } from "../money.ts";
import {
  baseFee,
  bioText,
  displayName,
  rating,
  reviewCount,
  topics,
  totalBookings,
  yearsExperience,
} from "./speaker-facts.ts";

test("the display name is the name, or the title [ENT-07]", () => {
  expect(displayName({ name: "Miriam Falkenau", title: "Dr. X" })).toBe("Miriam Falkenau");
  expect(displayName({ name: null, title: "Dr. X" })).toBe("Dr. X");
  expect(displayName({ name: " ", title: "Dr. X" })).toBe("Dr. X");
});

test("bio, rating, bookings and topics are filled even if the row lacks them [ENT-16]", () => {
  expect(bioText({ bio: null, detailed_bio: "lang", short_bio: "kurz" })).toBe("lang");
  expect(bioText({ bio: null, detailed_bio: null, short_bio: "kurz" })).toBe("kurz");
  expect(bioText({ bio: null, detailed_bio: null, short_bio: null })).toBe("");
  expect(rating({ average_rating: 4.8 })).toBe(4.8);
  expect(rating({ average_rating: null })).toBe(0);
  expect(totalBookings({ total_bookings: 31, successful_events_count: 20 })).toBe(31);
  expect(totalBookings({ total_bookings: null, successful_events_count: 20 })).toBe(20);
  expect(totalBookings({ total_bookings: 64, successful_events_count: 71 })).toBe(71);
  expect(totalBookings({ total_bookings: null, successful_events_count: null })).toBe(0);
  expect(topics({ specialties: null })).toEqual([]);
});

test("specialties are the topics", () => {
  expect(topics({ specialties: ["KI", "Ethik"] })).toEqual(["KI", "Ethik"]);
});

test("stored years of experience count, five only without a value [ENT-17]", () => {
  expect(yearsExperience({ years_experience: 12 })).toBe(12);
  expect(yearsExperience({ years_experience: 0 })).toBe(0);
  expect(yearsExperience({ years_experience: null })).toBe(5);
});

test("testimonials are counted, the stored number only serves without any", () => {
  expect(reviewCount(7, 40)).toBe(7);
  expect(reviewCount(0, 40)).toBe(40);
  expect(reviewCount(0, null)).toBe(0);
});

test("base_fee_usd is an amount in euros", () => {
  const fee = baseFee({ base_fee_usd: 4000 });
  expect(fee && formatEuros(fee)).toBe("4.000\u00a0€");
  expect(baseFee({ base_fee_usd: null })).toBeNull();
});
