import "#ui/page/dashboard.css";
import { useQuery } from "@tanstack/react-query";
import { downloadDocument } from "#app/session/download-document.ts";
import type { OwnAccount } from "#app/session/own-account.ts";
import { ProfileForm } from "#features/accounts/profile/profile-form.tsx";
import { CustomerDashboard } from "#features/bookings/customer-dashboard/customer-dashboard.tsx";
import { CUSTOMER_TEXTS } from "#features/bookings/texts.ts";
import { OwnContractList } from "#features/contracts/own-contract-list.tsx";
import { waitingContractsQuery } from "#features/contracts/queries.ts";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import type { Route } from "./+types/customer";

export const meta: Route.MetaFunction = () => [
  { title: CUSTOMER_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function CustomerDashboardPage() {
  return <AccessGuard access="user">{(account) => <Dashboard account={account} />}</AccessGuard>;
}

function Dashboard({ account }: { account: OwnAccount }) {
  const { data: contracts = [] } = useQuery(waitingContractsQuery("customer"));
  return (
    <CustomerDashboard
      userId={account.profile.user_id}
      firstName={account.profile.first_name}
      isSpeaker={account.role === "speaker"}
      contracts={contracts}
      contractList={<OwnContractList as="customer" download={downloadDocument} />}
      billingForm={<ProfileForm account={account} />}
      download={downloadDocument}
    />
  );
}
